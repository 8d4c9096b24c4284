/** A complete answer. */
export interface Answer {
  readonly status: number;
  /** The server will close the connection after it. */
  readonly closes: boolean;
}

const headEnd = '\r\n\r\n';

/**
 * Reads the answers of one connection and counts the bytes of their bodies without keeping them. A full HTTP client
 * needs as long for an answer as the server does, and would be the limit.
 * @returns a function that takes each chunk; it keeps no reference, so the buffer can be reused
 * @throws if an answer does not declare its length, which the measured servers always do
 */
export function readAnswers(onAnswer: (answer: Answer) => void): (bytes: Buffer) => void {
  let prefix = Buffer.alloc(0); // the start of an incomplete head
  let answer: Answer | undefined;
  let missing = 0;
  return (bytes) => {
    if (answer) missing -= bytes.length;
    else {
      const input = prefix.length ? Buffer.concat([prefix, bytes]) : bytes;
      const end = input.indexOf(headEnd);
      if (end < 0) {
        prefix = Buffer.from(input);
        return;
      }
      prefix = prefix.subarray(0, 0);
      const head = input.toString('latin1', 0, end);
      answer = { status: Number(head.slice(9, 12)), closes: /\r\nconnection: *close/i.test(head) };
      missing = lengthOf(head, answer.status) - (input.length - end - headEnd.length);
    }
    if (missing > 0) return;
    const whole = answer;
    answer = undefined;
    onAnswer(whole);
  };
}

/** The length of the body after this head, in bytes (RFC 9112, section 6.3). */
function lengthOf(head: string, status: number): number {
  if (status === 204 || status === 304) return 0;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (!length) throw new Error(`An answer does not say how long it is:\n${head}`);
  return Number(length);
}
