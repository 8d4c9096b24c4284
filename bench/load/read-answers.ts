/** An answer that has come whole. */
export interface Answer {
  readonly status: number;
  /** The server closes the connection after it. */
  readonly closes: boolean;
}

const headEnd = '\r\n\r\n';

/**
 * Reads the answers of one connection and counts the bytes of their bodies without looking at them. An HTTP client that hands them on
 * takes as long for an answer as a server does, and then it is the client that is measured.
 * @returns what takes the bytes as they come; they are not kept, so the buffer may be used again
 * @throws where an answer does not say how long it is: what is measured here always does
 */
export function readAnswers(heard: (answer: Answer) => void): (bytes: Buffer) => void {
  let begun = Buffer.alloc(0); // of a head whose end has not come
  let answer: Answer | undefined;
  let missing = 0;
  return (bytes) => {
    if (answer) missing -= bytes.length;
    else {
      const seen = begun.length ? Buffer.concat([begun, bytes]) : bytes;
      const end = seen.indexOf(headEnd);
      if (end < 0) {
        begun = Buffer.from(seen);
        return;
      }
      begun = begun.subarray(0, 0);
      const head = seen.toString('latin1', 0, end);
      answer = { status: Number(head.slice(9, 12)), closes: /\r\nconnection: *close/i.test(head) };
      missing = lengthOf(head, answer.status) - (seen.length - end - headEnd.length);
    }
    if (missing > 0) return;
    const whole = answer;
    answer = undefined;
    heard(whole);
  };
}

/** Bytes of the body behind this head (RFC 9112, section 6.3). */
function lengthOf(head: string, status: number): number {
  if (status === 204 || status === 304) return 0;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (!length) throw new Error(`An answer does not say how long it is:\n${head}`);
  return Number(length);
}
