import type { Client } from 'pg';
import { readPart, type Part } from './read-catalogue.ts';

const heading = `-- The schema that db/migrations make, for reading and for review. Generated: npm run generate -- schema\n`;

/** The schema `public` of a migrated database as SQL, in a stable order: the same schema gives the same text. */
export async function describeSchema(client: Client): Promise<string> {
  const tables = await readPart(client, 'tables');
  const columns = await readPart(client, 'columns');
  const constraints = await readPart(client, 'constraints');
  const after = [
    ...(await readPart(client, 'indexes')),
    ...(await readPart(client, 'triggers')),
    ...(await readPart(client, 'tableComments')),
  ];
  const of = (parts: readonly Part[], name: string) =>
    parts.filter(({ owner }) => owner === name).map(({ text }) => text);
  const sections = tables.map(({ owner, text }) => {
    const [kind, options] = text.split('|');
    const inside = [...of(columns, owner), ...of(constraints, owner)].map((line) => `  ${line}`).join(',\n');
    return [`create ${kind} ${owner} (\n${inside}\n)${options};`, ...of(after, owner)].join('\n');
  });
  const before = [...(await readPart(client, 'extensions')), ...(await readPart(client, 'dictionaries'))];
  const functions = await readPart(client, 'functions');
  return [
    heading,
    before.map(({ text }) => text).join('\n'),
    ...(await readPart(client, 'sequences')).map(({ text }) => text),
    ...sections,
    ...(await readPart(client, 'views')).map(({ text }) => text),
    ...functions.map(({ text }) => text),
  ]
    .map((part) => part.trim().replaceAll('public.', ''))
    .join('\n\n')
    .concat('\n');
}
