import { useEffect, useState } from 'react';
import type { DeskMessage } from '../../../domains/support/staff/staff.calls.ts';
import { useDesk } from '../../session.tsx';

/** An answer that somebody writes here and has not sent. */
export interface Answer {
  readonly text: string;
  /** The message as it is now, in whichever list. */
  readonly about: DeskMessage;
  /** The version that was read when the writing began. */
  readonly begun: number;
  /** The list in which it is written. */
  readonly place: string;
}

/**
 * The answers that are being written, and the messages to show for them: a message that somebody else has answered or
 * closed leaves the list, but not while words for it stand here.
 */
export function useAnswers(listed: readonly DeskMessage[], place: string) {
  const { api } = useDesk();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const here = [...answers.values()].filter((answer) => answer.place === place);
  const left = here.filter(({ about }) => !listed.some(({ id }) => id === about.id));
  const ids = here.map(({ about }) => about.id).join(' ');

  // Read again with the list: who answered, and what they said, stands above one's own words.
  useEffect(() => {
    const gone = ids.split(' ').filter((id) => id && !listed.some((message) => message.id === id));
    for (const id of gone)
      api.deskSupport.read({ id }).then(
        ({ message }) =>
          setAnswers((all) => {
            const answer = all.get(id);
            return answer ? new Map(all).set(id, { ...answer, about: message }) : all;
          }),
        // It stays as it was known; sending it says what is the matter.
        () => undefined,
      );
  }, [api, ids, listed]);

  function write(message: DeskMessage, text: string) {
    setAnswers((all) => {
      const next = new Map(all);
      if (text === '') next.delete(message.id);
      else
        next.set(message.id, {
          text,
          about: message,
          begun: all.get(message.id)?.begun ?? message.version,
          place,
        });
      return next;
    });
  }
  return { answers, left: left.map(({ about }) => about), write };
}
