import { expect, it } from 'vitest';
import { countDelivery } from './count-delivery.ts';

const messages = new Map([
  ['a', { at: 100, readers: [1, 2], copies: [0] }],
  ['b', { at: 200, readers: [0], copies: [1, 2] }],
]);

it('counts each socket that should have a message once, and times the readers', () => {
  const all = new Map([
    ['a', [0, 1, 2].map((socket) => ({ socket, at: 110 + socket }))],
    ['b', [0, 1, 2].map((socket) => ({ socket, at: 205 }))],
  ]);
  expect(countDelivery(messages, all)).toEqual({
    expected: 6,
    delivered: 6,
    doubled: 0,
    astray: 0,
    delays: [11, 12, 5],
  });
});

it('sees what is lost, what comes twice, and what comes at somebody else', () => {
  const came = new Map([
    [
      'a',
      [
        { socket: 1, at: 110 },
        { socket: 1, at: 120 },
        { socket: 7, at: 110 },
      ],
    ],
    ['never stored', [{ socket: 0, at: 300 }]],
  ]);
  expect(countDelivery(messages, came)).toEqual({
    expected: 6,
    delivered: 1,
    doubled: 1,
    astray: 2,
    delays: [10],
  });
});
