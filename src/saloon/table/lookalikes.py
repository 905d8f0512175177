"""Lookalikes: signs that people take for a Latin letter or a figure.

They are Unicode's confusables (UTS 39, version 17), without those that normalization turns into letters, without Latin
letters that have an accent, and with a few more. Small capitals are found by their names.
"""

import unicodedata
from typing import Final

SIGNS: Final = {
    "": "ǃꞌ",
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗҘӠ३૩ⲜⳄⳌꝪꞫ𑣊𖼻𝈆",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "ϬбᏮⳒⳓⳜ𑣕",
    "7": "𐓒𑣆𝈒",
    "8": "Ȣȣ৪੪𐌚",
    "9": "৭੧୨൭ⳊⳋꝮ𑢬𑣌𑣖",
    "A": "ΑАᎪᗅꓮ𐊠𖽀",
    "B": "ΒВᏴᗷⲂꓐꞴ𐊂𐊡𐌁",
    "C": "ϹСҪᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲🝌",
    "D": "Ꭰᗞᗪꓓ",
    "E": "ΕЕᎬ⋿ⴹꓰ𐊆𑢦𑢮",
    "F": "ϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНҢӇӉᎻᕼⲎꓧ𐋏",
    "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКҚҞᏦᛕⲔꓗ𐔘",
    "L": "ᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪",
    "M": "ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑",
    "N": "ΝⲚꓠ𐔓",
    "O": "ƟΘΟθОѲӨՕଠ೦ዐᎾᏫⲐⲞⴱⵁⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑢵𑣠",
    "P": "ΡРᏢᑭⲢⳎꓑ𐊕",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵𝈖",
    "S": "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
    "T": "ΤТҬᎢ⊤⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨",
    "U": "ՍሀᏌᑌ∪⋃ꓴ𐓎𑢸𖽂",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈𝈍",
    "W": "ԜᎳᏔꓪ𑣦𑣯",
    "X": "ΧХҲ᙭ᚷ╳ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "ΥУҮҰᎩᎽⲨꓬ𐊲𑢤𖽃",
    "Z": "ΖᏃꓜ𐋵𑢩𑣥",
    "a": "ɑαа⍺",
    "b": "ƄБЬѢѣҌҍᏏᑲᑳᖯ",
    "c": "ϲсҫငၚⲥꮯ𐐽",
    "d": "ԁᏧᑯꓒ",
    "e": "εеҽҿ℮ꬲ",
    "f": "ƒքẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "ћһհᏂᏲꚕ",
    "i": "ıɩιіւᎥ⍳ⲓꙇꭵ𑣃",
    "j": "ϳј",
    "k": "κк",
    "l": "ꞁƖǀΙІӀӏ۱ᛁ∣⏽Ⲓⵏꓲ𐊊𐌉𐌠𖼨",
    "n": "ηղոռ",
    "o": "ɵοσϭоѳөօ۵०০੦૦୦௦౦ഠ൦๐໐တဝ၀თჿ០ᴑⲑⲟꬽꭴꮎꮻ𐐬𐓪𑓐𑣈𑣗",
    "p": "þƿρϸр⍴ⲣⳏ",
    "q": "ԛգզ",
    "r": "гғᴦⲅꭇꭈꮁ",
    "s": "ƽѕടꮪ𐑈𑣁",
    "t": "τт",
    "u": "ʋυџսꞟꭎꭒꮜ𐓶𑣘",
    "v": "νѵ∨⋁ꮩ𑜆𑣀",
    "w": "ɯшѡѽԝաⲽꮃ𑓅𑜊𑜎𑜏",
    "x": "×χхᕁᕽ⤫⤬⨯",
    "y": "ɣγуүұყᶌỿⲩꭚ𑣜",
    "z": "ꮓ𑣄",
    "AE": "ÆӔ",
    "OE": "Œ",
    "ae": "æӕ",
    "ll": "ǁ",
    "oe": "œ",
}
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
BLOCKS: Final = (range(0x250, 0x2B0), range(0x1D00, 0x1D80), range(0xA700, 0xA800))  # that have small capitals


def _small_capitals() -> dict[str, str]:
    signs = [chr(code) for block in BLOCKS for code in block]
    named = {sign: unicodedata.name(sign, "").removeprefix(SMALL_CAPITAL) for sign in signs}
    return {sign: letter.lower() for sign, letter in named.items() if len(letter) == 1}


LOOK: Final = str.maketrans({sign: meant for meant, signs in SIGNS.items() for sign in signs} | _small_capitals())
