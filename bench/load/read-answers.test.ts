import { expect, it } from 'vitest';
import { type Answer, readAnswers } from './read-answers.ts';

const answers = [
  'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n\r\n\r\n01234567',
  'HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n',
  'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
];

it('hears each answer once and when it is whole, however it is cut into pieces', () => {
  for (let size = 1; size <= 80; size++) {
    const readOutput: Answer[] = [];
    const read = readAnswers((answer) => readOutput.push(answer));
    for (const [at, answer] of answers.entries()) {
      for (let from = 0; from < answer.length; from += size) {
        expect(readOutput).toHaveLength(at);
        const piece = Buffer.from(answer.slice(from, from + size));
        read(piece);
        piece.fill(0); // the next chunk reuses the buffer
      }
    }
    expect(readOutput).toEqual([
      { status: 200, closes: false },
      { status: 304, closes: false },
      { status: 503, closes: true },
    ]);
  }
});

it('does not guess how long an answer is', () => {
  const read = readAnswers(() => {});
  const chunkedAnswer = Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
  expect(() => read(chunkedAnswer)).toThrow('does not say how long it is');
});
