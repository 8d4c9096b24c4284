import { expect, it } from 'vitest';
import { documentBytes } from './document-bytes.ts';

it('writes the pieces in order, in any script', () => {
  const pieces = ['<p>', 'लाल कुर्ता ₹1,299', '', ' – “kurta” 🧵', '</p>'];
  expect(documentBytes(pieces).toString()).toBe(pieces.join(''));
});

it('has room when every character takes the most bytes', () => {
  const piece = '₹'.repeat(1_000);
  expect(documentBytes([piece, piece]).toString()).toBe(piece + piece);
});
