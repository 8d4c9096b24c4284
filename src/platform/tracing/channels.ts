import { tracingChannel } from 'node:diagnostics_channel';

/** A statement that is sent to the database. */
export interface Statement {
  /** With $1, $2 … in place of values. */
  readonly text: string;
}

/** One try of a job. */
export interface JobTry {
  readonly task: string;
  readonly attempt: number;
}

/** What is told of statements and jobs. While nobody listens, telling costs a look at a flag. */
export const statements = tracingChannel<unknown, Statement>('chowk.statement');
export const jobs = tracingChannel<unknown, JobTry>('chowk.job');
