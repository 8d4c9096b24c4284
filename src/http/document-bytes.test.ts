import { expect, it } from 'vitest';
import { documentBytes } from './document-bytes.ts';

it('writes the pieces one after the other, whatever script they are in', () => {
  const pieces = ['<p>', 'लाल कुर्ता ₹1,299', '', ' – “kurta” 🧵', '</p>'];
  expect(documentBytes(pieces).toString()).toBe(pieces.join(''));
});

it('has room where every character takes the most', () => {
  const piece = '₹'.repeat(1_000);
  expect(documentBytes([piece, piece]).toString()).toBe(piece + piece);
});
