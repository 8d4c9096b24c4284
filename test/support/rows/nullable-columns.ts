import { isNode, isTrue, listOf, nodesOf, numberOf, type TreeNode, type Value } from './query-tree.ts';

/** What the catalogue says of tables and functions, by object identifier. */
export interface Catalogue {
  /** `table.column number` of each column declared not null. */
  readonly notNull: ReadonlySet<string>;
  /** How each generated column is computed. */
  readonly generated: ReadonlyMap<string, TreeNode>;
  readonly functions: ReadonlyMap<number, { readonly name: string; readonly strict: boolean }>;
}

/** A query and those around it, the innermost first. */
interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | undefined;
  /** `table entry.column` of what is not null in its rows, because a condition asks for it or the query writes it. */
  readonly present: Set<string>;
}

/** Kinds of entries in a query's table of tables (`RTEKind`). */
const entry = { table: '0', query: '1', join: '2', function: '3', values: '5', cte: '6', group: '9' };

/** Strict functions that answer null for arguments that are not, and aggregates that do so for a group of rows. */
const mayBeNull =
  /^(jsonb?_(object_field|array_element|extract_path).*|jsonb_path_query_first.*|array_(position|length|upper|lower)|nth_value|lag|lead|substring|textregexsubstr|regexp_match|regexp_substr|to_reg\w+|nullif|jsonb_typeof|variance|stddev.*|inet_.*|pg_last_.*|current_schema|obj_description|pg_get_.*)$/;
/** Functions that answer something for null, too. */
const neverNull =
  /^(concat|concat_ws|jsonb?_build_(object|array)|num_n(on)?nulls|format|array_(append|prepend|cat)|row_number|rank|dense_rank|count|now|clock_timestamp|gen_random_uuid|random|pg_current_xact_id|txid_current|regexp_count)$/;

/** Which columns of a query's rows may be null, as far as its text and the schema tell. */
export function nullableColumns(query: TreeNode, catalogue: Catalogue): boolean[] {
  return new Reader(catalogue).columnsOf(query, undefined);
}

class Reader {
  private readonly catalogue: Catalogue;
  /** Recursive queries that are being read: their own rows are as their first part says. */
  private readonly open = new Set<TreeNode>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  columnsOf(query: TreeNode, outer: Scope | undefined): boolean[] {
    const { fields } = query;
    const scope: Scope = { query, outer, present: this.presentIn(query) };
    for (const column of this.writtenIn(scope)) scope.present.add(column);
    const parts = isNode(fields.setOperations) ? this.leavesOf(fields.setOperations) : [];
    const targets = nodesOf(fields.commandType === '1' ? fields.targetList : fields.returningList);
    const columnsOfResult = targets.filter(({ fields: target }) => !isTrue(target.resjunk));
    if (parts.length === 0)
      return columnsOfResult.map(({ fields: target }) => this.isNullable(target.expr, scope));
    const columns = parts.map((index) => this.columnsOfEntry(index, scope));
    return columnsOfResult.map((_, index) => columns.some((one) => one[index] ?? false));
  }

  /** The entries that a UNION, EXCEPT or INTERSECT puts together. */
  private leavesOf({ tag, fields }: TreeNode): number[] {
    if (tag === 'RANGETBLREF') return [numberOf(fields.rtindex)];
    return [fields.larg, fields.rarg].flatMap((side) => (isNode(side) ? this.leavesOf(side) : []));
  }

  private columnsOfEntry(index: number, scope: Scope): boolean[] {
    const { fields } = entryOf(scope, index);
    if (isNode(fields.subquery)) return this.columnsOf(fields.subquery, scope);
    return fields.rtekind === entry.cte ? this.columnsOfCte(fields, scope) : [];
  }

  private columnsOfCte(fields: TreeNode['fields'], scope: Scope): boolean[] {
    const home = scopeAbove(scope, numberOf(fields.ctelevelsup));
    const cte = nodesOf(home?.query.fields.cteList).find((one) => one.fields.ctename === fields.ctename);
    const query = cte?.fields.ctequery;
    if (!home || !isNode(query) || this.open.has(query)) return [];
    this.open.add(query);
    const columns = this.columnsOf(query, home);
    this.open.delete(query);
    return columns;
  }

  private isNullable(value: Value | undefined, scope: Scope): boolean {
    if (!isNode(value)) return true;
    const { tag, fields } = value;
    const any = (...values: (Value | undefined)[]) => values.some((one) => this.isNullable(one, scope));
    switch (tag) {
      case 'VAR':
        return this.isVarNullable(fields, scope);
      case 'CONST':
        return isTrue(fields.constisnull);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return nodesOf(fields.args).every((one) => this.isNullable(one, scope));
      case 'CASEEXPR':
        return any(fields.defresult, ...nodesOf(fields.args).map((when) => when.fields.result));
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return any(...nodesOf(fields.args));
      case 'OPEXPR':
        return this.isCallNullable(fields.opfuncid, nodesOf(fields.args), scope);
      case 'FUNCEXPR':
        return this.isCallNullable(fields.funcid, nodesOf(fields.args), scope);
      case 'WINDOWFUNC':
        return this.isCallNullable(fields.winfnoid, nodesOf(fields.args), scope);
      case 'AGGREF':
        return this.isAggregateNullable(fields, scope);
      case 'SUBLINK':
        return this.isSublinkNullable(fields, scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
        return any(fields.arg);
      default:
        // What is left is a value of a kind that is never null, or one that may be.
        return /^(NULLIFEXPR|SUBSCRIPTINGREF|FIELDSELECT|RETURNINGEXPR|JSONEXPR)$/.test(tag);
    }
  }

  private isVarNullable(fields: TreeNode['fields'], from: Scope): boolean {
    const scope = scopeAbove(from, numberOf(fields.varlevelsup));
    const [number, column] = [numberOf(fields.varno), numberOf(fields.varattno)];
    if (!scope || scope.present.has(nameOf(fields.varno, fields.varattno))) return false;
    if (listOf(fields.varnullingrels).length > 1) return true;
    const table = entryOf(scope, number).fields;
    switch (table.rtekind) {
      case entry.table:
        return column > 0 && this.isColumnNullable(entryOf(scope, number), column);
      case entry.join:
        return this.isNullable(listOf(table.joinaliasvars)[column - 1], scope);
      case entry.group:
        return this.isNullable(listOf(table.groupexprs)[column - 1], scope);
      case entry.values:
        return listOf(table.values_lists).some((row) => this.isNullable(listOf(row)[column - 1], scope));
      case entry.function:
        return nodesOf(table.functions).some(({ fields: one }) => listOf(one.funccolnames).length > 0);
      default:
        return this.columnsOfEntry(number, scope)[column - 1] ?? false;
    }
  }

  private isColumnNullable(table: TreeNode, column: number): boolean {
    const name = `${numberOf(table.fields.relid)}.${column}`;
    const formula = this.catalogue.generated.get(name);
    const alone = {
      query: { tag: 'QUERY', fields: { rtable: [table] } },
      outer: undefined,
      present: new Set<string>(),
    };
    return !this.catalogue.notNull.has(name) && (!formula || this.isNullable(formula, alone));
  }

  private isCallNullable(id: Value | undefined, values: readonly TreeNode[], scope: Scope): boolean {
    const { name = '', strict = false } = this.catalogue.functions.get(numberOf(id)) ?? {};
    if (neverNull.test(name)) return false;
    return !strict || mayBeNull.test(name) || values.some((one) => this.isNullable(one, scope));
  }

  /** An aggregate is null over no rows, which a group never has unless a filter leaves all of them out. */
  private isAggregateNullable(fields: TreeNode['fields'], scope: Scope): boolean {
    const { name = '' } = this.catalogue.functions.get(numberOf(fields.aggfnoid)) ?? {};
    if (neverNull.test(name)) return false;
    const isGrouped = listOf(scope.query.fields.groupClause).length > 0;
    if (!isGrouped || isNode(fields.aggfilter) || mayBeNull.test(name)) return true;
    if (/^(array|jsonb?)_/.test(name)) return false;
    return nodesOf(fields.args).some(({ fields: target }) => this.isNullable(target.expr, scope));
  }

  private isSublinkNullable(fields: TreeNode['fields'], scope: Scope): boolean {
    const query = fields.subselect;
    const [exists, array, row] = ['0', '6', '4'];
    if (fields.subLinkType === exists || fields.subLinkType === array || !isNode(query)) return false;
    const answer = () => this.columnsOf(query, scope)[0] ?? true;
    if (fields.subLinkType !== row) return this.isNullable(fields.testexpr, scope) || answer();
    return !hasOneRow(query) || answer();
  }

  /** The columns that an update, or an insert without a conflict's update, fills with what is not null. */
  private writtenIn(scope: Scope): string[] {
    const { commandType, targetList, resultRelation, onConflict } = scope.query.fields;
    if (commandType !== '2' && (commandType !== '3' || isNode(onConflict))) return [];
    return nodesOf(targetList)
      .filter(({ fields }) => !isTrue(fields.resjunk) && !this.isNullable(fields.expr, scope))
      .map(({ fields }) => nameOf(resultRelation, fields.resno));
  }

  /** The columns that a query's conditions compare, so that rows in which they are null are left out. */
  private presentIn(query: TreeNode): Set<string> {
    const present = new Set<string>();
    const note = (value: Value | undefined): void => {
      if (!isNode(value)) return;
      const { tag, fields } = value;
      const isAnd = tag === 'BOOLEXPR' && fields.boolop === 'and';
      const isNotNull = tag === 'NULLTEST' && fields.nulltesttype === '1';
      const strict = this.catalogue.functions.get(numberOf(fields.opfuncid ?? fields.funcid))?.strict;
      if (tag === 'VAR' && fields.varlevelsup === '0') present.add(nameOf(fields.varno, fields.varattno));
      else if (isAnd || (strict && /^(OPEXPR|SCALARARRAYOPEXPR|FUNCEXPR)$/.test(tag)))
        listOf(fields.args).forEach(note);
      else if (isNotNull || /^(RELABELTYPE|COERCEVIAIO)$/.test(tag)) note(fields.arg);
    };
    const join = (node: TreeNode): void => {
      const inner = node.tag === 'FROMEXPR' || node.fields.jointype === '0';
      if (inner) note(node.fields.quals);
      const sides = [...nodesOf(node.fields.fromlist), node.fields.larg, node.fields.rarg];
      if (inner) for (const side of sides) if (isNode(side)) join(side);
    };
    if (isNode(query.fields.jointree)) join(query.fields.jointree);
    return present;
  }
}

/** A query that always has exactly one row: an aggregate over all rows, or one without tables. */
function hasOneRow({ fields }: TreeNode): boolean {
  const isLimited = isNode(fields.limitCount) || isNode(fields.limitOffset) || isNode(fields.havingQual);
  const isGrouped = listOf(fields.groupClause).length > 0 || listOf(fields.groupingSets).length > 0;
  if (isLimited || isGrouped || isNode(fields.setOperations)) return false;
  const from = isNode(fields.jointree) ? fields.jointree.fields : {};
  const tables = nodesOf(from.fromlist).map(
    ({ fields: one }) => nodesOf(fields.rtable)[numberOf(one.rtindex) - 1],
  );
  return (
    isTrue(fields.hasAggs) ||
    (!isNode(from.quals) &&
      tables.every((table) => isNode(table?.fields.subquery) && hasOneRow(table.fields.subquery)))
  );
}

/** A column of a query's table entries: `entry.column`. */
const nameOf = (entryNumber: Value | undefined, column: Value | undefined): string =>
  `${numberOf(entryNumber)}.${numberOf(column)}`;

function scopeAbove(scope: Scope, levels: number): Scope | undefined {
  return levels === 0 ? scope : scope.outer && scopeAbove(scope.outer, levels - 1);
}

const entryOf = ({ query }: Scope, index: number): TreeNode =>
  nodesOf(query.fields.rtable)[index - 1] ?? { tag: '', fields: {} };
