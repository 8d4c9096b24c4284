import { channel, tracingChannel } from 'node:diagnostics_channel';

/** A statement sent to the database. */
export interface Statement {
  /** With placeholders ($1, $2 …) instead of values. */
  readonly text: string;
}

/** What a statement returned. */
export interface Answer {
  /** The texts of the template that was executed, without its values and fragments. */
  readonly template: readonly string[];
  /** The whole statement, with placeholders. */
  readonly text: string;
  readonly rows: readonly unknown[];
}

/** An attempt at a job. */
export interface JobTry {
  readonly task: string;
  readonly attempt: number;
}

/** Diagnostics channels for statements and jobs. Without subscribers, publishing costs a flag check. */
export const statements = tracingChannel<unknown, Statement>('chowk.statement');
/** Publishes each `Answer`. */
export const answers = channel('chowk.answer');
export const jobs = tracingChannel<unknown, JobTry>('chowk.job');
