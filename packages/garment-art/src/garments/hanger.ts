import { n } from '../outline.ts';
import type { Pen } from '../pen.ts';
import type { Cut } from './cut.ts';

/** A wooden hanger: its hook above the neck, and the part visible inside the neck. Drawn before the garment. */
export function drawHanger(pen: Pen, cut: Cut): void {
  if (pen.wearer) return;
  const wood = pen.random.pick(['#b98a5a', '#8a5a3c', '#d2b48c']);
  const { top, neck } = cut;
  const steel = pen.define(
    'steel',
    '<linearGradient id="ID"><stop stop-color="#8d8a86"/><stop offset=".45" stop-color="#f4f2ee"/><stop offset="1" stop-color="#77736f"/></linearGradient>',
  );
  pen.draw(
    `<path d="M450 ${n(top + 6)}v-46c0-12 24-12 24-34a23 23 0 0 0-45-6" fill="none" stroke="#2a1810" stroke-opacity=".18" stroke-width="6" transform="translate(8 8)"/>` +
      `<path d="M450 ${n(top + 6)}v-46c0-12 24-12 24-34a23 23 0 0 0-45-6" fill="none" stroke="url(#${steel})" stroke-width="5.5" stroke-linecap="round"/>` +
      `<path d="M${n(450 - neck - 40)} ${n(top + 34)}Q450 ${n(top - 44)} ${n(450 + neck + 40)} ${n(top + 34)}l-8 10Q450 ${n(top + 2)} ${n(450 - neck - 32)} ${n(top + 44)}z" fill="${wood}" stroke="#3c2415" stroke-opacity=".5"/>` +
      `<path d="M${n(450 - neck)} ${n(top + 14)}Q450 ${n(top - 24)} ${n(450 + neck)} ${n(top + 14)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
  );
}
