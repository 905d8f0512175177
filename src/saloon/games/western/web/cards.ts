/** The kinds of cards of Western, by the numbers that the rules give them. */
export const ATTACK_1 = 0;
export const ATTACK_3 = 2;
export const DANCER = 3;
export const DOG = 4;
export const CAKE = 5;
export const TRAIN = 6;
export const PAY_ME = 7;
export const GIVE_BACK = 8;
export const COWBOY = 9;
export const SHERIFF = 10;
export const CHIP_IN = 11;
export const SHARE = 12;
export const INDIANS = 13;
export const WITHDRAWAL = 14;
export const WHISKY = 15;
export const SALOON = 16;
export const HANDS_UP = 17;
export const HORSE = 18;
export const JOKER = 19;
export const HAT = 20;

export const UNIT = 10_000; // of pognon; the view counts in units
export const NONE = -1; // no card, nobody

export const isAttack = (card: number) => card >= ATTACK_1 && card <= ATTACK_3;
