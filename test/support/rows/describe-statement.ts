import { Client, type Connection as Wire, type FieldDef, type Submittable } from 'pg';
import { type Connection, isAway, operatorsName } from '../../../src/platform/database.ts';
import { type Catalogue, nullableColumns } from './nullable-columns.ts';
import { readTree } from './query-tree.ts';

/** A column of a statement's rows, as PostgreSQL describes it. */
export interface Column {
  readonly name: string;
  /** PostgreSQL's number of its type. */
  readonly type: number;
  readonly nullable: boolean;
}

/** Describes statements without running them. */
export interface Describer {
  readonly describe: (text: string) => Promise<Column[]>;
  readonly end: () => Promise<void>;
}

/** From this version on trees say which outer joins may make a column null; before, no column counts as nullable. */
export const withNullingJoins = 160_000;

/** A connection of its own that describes statements for a database's schema. */
export async function openDescriber(connection: Connection): Promise<Describer> {
  let describer = await connect(connection);
  return {
    describe: (text) =>
      describer.describe(text).catch(async (error: unknown) => {
        // Tests end connections of their database.
        if (!isAway(error)) throw error;
        describer = await connect(connection);
        return describer.describe(text);
      }),
    end: () => describer.end(),
  };
}

async function connect(connection: Connection): Promise<Describer> {
  const client = new Client({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    application_name: operatorsName, // a backup's restore asks whether the shop is connected
  });
  client.on('error', () => {}); // the next question fails
  await client.connect();
  await client.query(
    'set debug_print_rewritten = on; set debug_pretty_print = off; set client_min_messages = log',
  );
  let trees: string[] = [];
  client.on('notice', ({ detail }) => {
    if (detail?.startsWith('({QUERY')) trees.push(detail);
  });
  const catalogue = await readCatalogue(client);
  return {
    async describe(text) {
      trees = [];
      const fields = await fieldsOf(client, text);
      const query = catalogue ? readTree(trees.at(-1) ?? '').at(-1) : undefined;
      const nullable = catalogue && query ? nullableColumns(query, catalogue) : [];
      return fields.map(({ name, dataTypeID }, index) => ({
        name,
        type: dataTypeID,
        nullable: nullable[index] ?? false,
      }));
    },
    end: () => client.end(),
  };
}

async function readCatalogue(client: Client): Promise<Catalogue | undefined> {
  const version = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((version.rows[0]?.version ?? 0) < withNullingJoins) return undefined;
  const columns = await client.query<{ column: string }>(
    `select attrelid || '.' || attnum as column from pg_attribute where attnotnull and attnum > 0`,
  );
  const generatedColumns = await client.query<{ column: string; formula: string }>(
    `select adrelid || '.' || adnum as column, '(' || adbin::text || ')' as formula
     from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum where attgenerated <> ''`,
  );
  const functions = await client.query<{ id: number; name: string; strict: boolean }>(
    'select oid::int as id, proname as name, proisstrict as strict from pg_proc',
  );
  return {
    notNull: new Set(columns.rows.map(({ column }) => column)),
    generated: new Map(
      generatedColumns.rows.flatMap(({ column, formula }) => readTree(formula).map((tree) => [column, tree])),
    ),
    functions: new Map(functions.rows.map(({ id, ...rest }) => [id, rest])),
  };
}

/** Asks for the columns of a statement's rows, without running it. */
function fieldsOf(client: Client, text: string): Promise<FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: FieldDef[] = [];
    const question = {
      submit(wire: Wire) {
        const to = wire as Wire & {
          parse: (query: object) => void;
          describe: (what: object) => void;
          sync: () => void;
        };
        to.parse({ text, name: '' });
        to.describe({ type: 'S', name: '' });
        to.sync();
      },
      handleRowDescription: (message: { fields: FieldDef[] }) => void ({ fields } = message),
      handleReadyForQuery: () => resolve(fields),
      handleError: reject,
    };
    client.query(question as Submittable);
  });
}
