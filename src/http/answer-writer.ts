import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Call } from '../platform/call.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}
type Stringify = (value: unknown) => string;

/** Serialised bytes of frozen objects, reused for products that appear in many lists. */
const buffers = new WeakMap<object, Buffer>();

/** Items of a list written before other requests get a turn. */
const itemsAtOnce = 50;

/**
 * Serialises a call's answers as JSON. Fields missing in the schema are left out, so that a new column never leaks. A
 * long list is written in steps, with turns for other requests in between.
 */
export function answerWriter(call: Call): (answer: unknown, reply: FastifyReply) => Buffer | Promise<Buffer> {
  return (answer, reply) => {
    const steps = writeAnswer(call, schemaOf(call), answer, reply);
    const first = steps.next();
    return first.done ? first.value : finish(steps);
  };
}

type Steps<Value> = Generator<undefined, Value>;

async function finish(steps: Steps<Buffer>): Promise<Buffer> {
  for (;;) {
    await nextTurn();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* writeAnswer({ path }: Call, schema: Schema, answer: unknown, reply: FastifyReply): Steps<Buffer> {
  const members = Object.entries(schema.properties ?? {});
  if (schema.type !== 'object' || members.length === 0)
    return Buffer.from(stringifierOf(schema, reply)(answer));
  const body = new Body();
  let opening = '{';
  for (const [name, member] of members) {
    const value = (answer as Record<string, unknown>)[name];
    if (value === undefined) {
      if (schema.required?.includes(name)) throw new Error(`The answer lacks ${name}: ${path}`);
      continue;
    }
    body.text(`${opening}${JSON.stringify(name)}:`);
    yield* writeValue(body, value, member, reply);
    opening = ',';
  }
  body.text(opening === '{' ? '{}' : '}');
  return body.bytes();
}

/** What is compiled, on first use: all of it would slow the start. A process with many apps compiles it once. */
const schemas = new WeakMap<Call, Schema>();
const stringifiers = new WeakMap<Schema, Stringify>();

function schemaOf(call: Call): Schema {
  const existing = schemas.get(call);
  if (existing) return existing;
  const { $schema: _, ...schema } = z.toJSONSchema(call.answer, {
    io: 'output',
    unrepresentable: 'any',
  }) as Schema & { $schema?: string };
  schemas.set(call, schema);
  return schema;
}

function* writeValue(body: Body, value: unknown, schema: Schema, reply: FastifyReply): Steps<void> {
  if (schema.type === 'object') return writeObject(body, value, stringifierOf(schema, reply));
  if (schema.items?.type !== 'object' || !Array.isArray(value))
    return body.text(stringifierOf(schema, reply)(value));
  const stringify = stringifierOf(schema.items, reply);
  body.text('[');
  for (const [at, item] of value.entries()) {
    if (at > 0) body.text(',');
    if (at > 0 && at % itemsAtOnce === 0) yield;
    writeObject(body, item, stringify);
  }
  body.text(']');
}

function writeObject(body: Body, value: unknown, stringify: Stringify): void {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return body.text(stringify(value));
  let bytes = buffers.get(value);
  if (!bytes) buffers.set(value, (bytes = ownBytes(stringify(value))));
  body.add(bytes);
}

/** Bytes with their own memory: `Buffer.from` would keep alive the eight-kilobyte pool that small buffers are slices of. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function stringifierOf(schema: Schema, reply: FastifyReply): Stringify {
  let stringify = stringifiers.get(schema);
  if (!stringify) {
    stringify = reply.compileSerializationSchema(schema as Record<string, unknown>) as Stringify;
    stringifiers.set(schema, stringify);
  }
  return stringify;
}

/** Collects text and bytes, joined at the end. */
class Body {
  readonly #parts: Buffer[] = [];
  #text = '';

  text(more: string): void {
    this.#text += more;
  }

  add(bytes: Buffer): void {
    this.#flush();
    this.#parts.push(bytes);
  }

  bytes(): Buffer {
    this.#flush();
    return Buffer.concat(this.#parts);
  }

  #flush(): void {
    if (this.#text) this.#parts.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
