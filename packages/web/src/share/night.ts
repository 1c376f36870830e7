/** The valley by night, as the page has it behind its screens: sky, northern light, stars, mountains, snow. */
const SKY = ['#040b16', '#0d2a44', '#275672'] as const;
const LIGHT = ['#35d8a000', '#35d8a066', '#35d8a000'] as const;
const STARS = 90;
const FAR = '#1b3b55';
const NEAR = '#102a41';
const SNOW = ['#dbe8f2', '#a9c3d8'] as const;

/** Heights of a ridge from left to right, in parts of the picture's height. */
const FAR_RIDGE = [0.66, 0.5, 0.58, 0.4, 0.55, 0.47, 0.6, 0.38, 0.52, 0.44, 0.62] as const;
const NEAR_RIDGE = [0.58, 0.7, 0.62, 0.74, 0.68, 0.76, 0.66, 0.72, 0.56, 0.68, 0.6] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function drawNight(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.fillStyle = shaded(context, 0, height, SKY);
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  for (let star = 0; star < STARS; star++) {
    // As if by chance, and the same in every picture.
    const x = (star * star * 53 + star * 397) % width;
    const y = (star * star * 31 + star * 211) % (height * 0.6);
    context.globalAlpha = 0.25 + 0.6 * ((star % 7) / 7);
    context.fillRect(x, y, star % 5 === 0 ? 3 : 2, star % 5 === 0 ? 3 : 2);
  }
  context.globalAlpha = 1;
  context.fillStyle = shaded(context, height * 0.05, height * 0.6, LIGHT);
  context.filter = 'blur(28px)';
  context.beginPath();
  context.moveTo(0, height * 0.1);
  context.bezierCurveTo(width * 0.3, height * 0.4, width * 0.6, -height * 0.1, width, height * 0.25);
  context.lineTo(width, height * 0.55);
  context.bezierCurveTo(width * 0.6, height * 0.25, width * 0.3, height * 0.75, 0, height * 0.4);
  context.fill();
  context.filter = 'none';
  drawRidge(context, { width, height }, FAR_RIDGE, FAR);
  drawRidge(context, { width, height }, NEAR_RIDGE, NEAR);
  context.fillStyle = shaded(context, height * 0.6, height, SNOW);
  context.beginPath();
  context.ellipse(width / 2, height + 240, width, 470, 0, 0, 2 * Math.PI);
  context.fill();
}

function drawRidge(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  ridge: readonly number[],
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, height);
  for (const [i, part] of ridge.entries()) context.lineTo((i * width) / (ridge.length - 1), part * height);
  context.lineTo(width, height);
  context.fill();
}

function shaded(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  colours: readonly string[],
): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}
