import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { leather } from './footwear.ts';

/** The floor's distance below the middle of the shoe. */
const floor = 150;

const footbedPath = 'M-262-74C-170-92-80 10 20 84C90 128 180 136 286 126';
const sole = `${footbedPath}C292 138 286 146 274 148C170 158 80 152 6 112C-90 50-160-50-250-46z`;
const block = `M-262-62L-246 ${floor}H-118L-96-6C-150-50-190-64-262-62z`;

/** A band over the foot from the sole's edge at `x`: high over the instep, low at the toes. */
const band = (x: number, width: number, high: number) =>
  `M${x} ${Math.min(122, 74 + x * 0.36)}L${x + 16} ${44 - high}Q${x + width * 0.46} ${20 - high} ${x + width * 0.76} ${60 - high}L${x + width} 130z`;

function heelOf(base: string): string {
  return (
    `<path d="${block}" fill="${darken(base, 0.18)}" stroke="${darken(base, 0.62)}" stroke-width="3"/>` +
    `<path d="M-228-40L-214 ${floor - 16}H-186L-190-36z" fill="${lighten(base, 0.6)}" fill-opacity=".6"/>` +
    `<path d="M-160-24L-142 ${floor - 14}H-120L-98 0z" fill="${darken(base, 0.5)}" fill-opacity=".45"/>` +
    `<path d="M-247 ${floor - 14}L-246 ${floor}H-118L-116 ${floor - 14}z" fill="${darken(base, 0.8)}"/>`
  );
}

/** One sandal on a block heel, seen from its side with the toes to the right. */
function sandal(pen: Pen, [base, second]: Fabric['colours']): string {
  const strap = (path: string) =>
    `<path d="${path}" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="3"/><path d="${path}" fill="none" stroke="${second}" stroke-width="5" stroke-dasharray="9 8" transform="translate(4 5)"/>`;
  const bands = pen.asks('straps')
    ? strap(band(60, 84, 34)) + strap(band(166, 100, 0))
    : strap(band(128, 138, 4));
  return (
    [
      [300, 0.05],
      [270, 0.08],
      [230, 0.1],
    ]
      .map(
        ([wide, dark]) =>
          `<ellipse cx="14" cy="${floor + 6}" rx="${wide}" ry="14" fill="#2a1810" fill-opacity="${dark}"/>`,
      )
      .join('') +
    `<path d="M-256-222C-200-244-130-240-104-212" fill="none" stroke="${darken(base, 0.42)}" stroke-width="26"/>` +
    heelOf(base) +
    `<path d="${sole}" fill="${darken(base, 0.4)}" stroke="${darken(base, 0.66)}" stroke-width="3"/><path d="${footbedPath}" fill="none" stroke="${leather}" stroke-width="12"/>` +
    bands +
    `<path d="M-264-66C-284-120-280-180-262-226L-222-224C-232-170-222-116-186-64C-210-72-238-74-264-66z" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="3"/>` +
    `<path d="M-260-222C-230-186-150-178-100-210" fill="none" stroke="${darken(base, 0.55)}" stroke-width="31"/><path d="M-260-222C-230-186-150-178-100-210" fill="none" stroke="${base}" stroke-width="26"/><path d="M-250-216C-220-190-150-184-106-208" fill="none" stroke="${lighten(base, 0.55)}" stroke-width="3" stroke-dasharray="7 5"/>` +
    `<rect x="-176" y="-212" width="40" height="40" rx="7" fill="none" stroke="${darken('#c9a24e', 0.3)}" stroke-width="11"/><rect x="-176" y="-212" width="40" height="40" rx="7" fill="none" stroke="#d8b765" stroke-width="7"/>`
  );
}

/** A pair of sandals on block heels in side view, toe to heel: heels are not visible from above. */
export function drawHeels(pen: Pen, fabric: Fabric): void {
  const id = pen.define('heel', `<g id="ID">${sandal(pen, fabric.colours)}</g>`);
  const lean = pen.random.between(-3, 3);
  pen.draw(
    `<use href="#${id}" transform="translate(470 ${Math.round(392 + lean)})scale(-1.06 1.06)"/><use href="#${id}" transform="translate(430 ${Math.round(884 - lean)})scale(1.06)"/>`,
  );
}
