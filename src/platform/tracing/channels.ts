import { tracingChannel } from 'node:diagnostics_channel';

/** A statement sent to the database. */
export interface Statement {
  /** With placeholders ($1, $2 …) instead of values. */
  readonly text: string;
}

/** An attempt at a job. */
export interface JobTry {
  readonly task: string;
  readonly attempt: number;
}

/** Diagnostics channels for statements and jobs. Without subscribers, publishing costs a flag check. */
export const statements = tracingChannel<unknown, Statement>('chowk.statement');
export const jobs = tracingChannel<unknown, JobTry>('chowk.job');
