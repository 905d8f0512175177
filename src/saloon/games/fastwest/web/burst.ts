/** The burst behind a card, drawn in a field of 390 by 330 around its middle. */

export const BURST =
  "M406.2 165.0L342.7 187.4L375.4 221.5L324.9 229.5L356.8 281.8L291.4 263.8L291.0 308.0L246.3 286.2L231.7 343.9L195.0 294.0L161.7 327.6L143.7 286.2L89.4 322.3L98.6 263.8L47.9 271.1L65.1 229.5L-3.5 227.1L47.3 187.4L3.0 165.0L47.3 142.6L-3.5 102.9L65.1 100.5L47.9 58.9L98.6 66.2L89.4 7.7L143.7 43.8L161.7 2.4L195.0 36.0L231.7 -13.9L246.3 43.8L291.0 22.0L291.4 66.2L356.8 48.2L324.9 100.5L375.4 108.5L342.7 142.6Z";

export const COUNT_BURST =
  "M365 165L315 186L336 216L299 225L329 277L259 242L290 329L232 265L223 324L195 290L168 315L156 272L104 323L132 241L54 284L97 221L50 218L72 187L36 165L88 146L18 101L109 115L60 51L119 74L120 35L153 49L166 0L195 62L228 -23L230 68L279 20L274 71L310 69L298 106L361 105L293 148Z";

const [WIDTH, HEIGHT] = [390, 330];
const WIDEST = 1.65; // how far it may be stretched sideways

/** Lays the burst on a stage: as high as the stage, and wider where the stage is wide. */
export function burstAt(width: number, height: number): string {
  const down = (height * 1.01) / HEIGHT;
  const across = Math.max(down, Math.min((width * 0.86) / WIDTH, down * WIDEST));
  return `translate(${width / 2} ${height / 2}) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(${-WIDTH / 2} ${-HEIGHT / 2})`;
}
