import { renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type DeclaredRow, type DeclaredRows, nameOfTemplate, type Shape } from './declared-rows.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The shop's code, and what test/rows.test.ts executes. */
const readFolders = /^(src|tools|db|test\/support\/rows)\//;
/** The functions of `platform/database.ts` that return rows or values. */
const running = /^(execute|findRow|getRow|findValue|getValue|listValues)$/;

/**
 * The row type of every statement of the shop's code, as the compiler has it: `execute<Row>(db)`, or what it infers
 * for `Asked`. Takes some seconds.
 */
export function readDeclaredRows(): DeclaredRows {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.server.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('tsconfig.server.json cannot be opened');
    return rowsOf(project);
  } finally {
    api.close();
  }
}

function rowsOf({ rootFiles, program, checker }: Project): DeclaredRows {
  const statements = rootFiles
    .filter((file) => readFolders.test(relative(root, file)) && !file.includes('.test.'))
    .flatMap((file) => statementsOf(program.getSourceFile(file)));
  const answers = checker.getTypeAtLocation(statements.map(({ node }) => node));
  const functions = checker.getTypeAtLocation(statements.map(({ node }) => node.tag));
  const shapes = new ShapeReader(checker);
  const rows = statements.map(({ row }, index) => ({
    ...row,
    type: shapes.ofRow(functions[index], answers[index], row.function),
  }));
  return { rows, types: shapes.types };
}

interface StatementInCode {
  readonly node: TaggedTemplateExpression;
  readonly row: Omit<DeclaredRow, 'type'>;
}

function statementsOf(source: SourceFile | undefined): StatementInCode[] {
  const statements: StatementInCode[] = [];
  const walk = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && isCallExpression(node.tag) && isIdentifier(node.tag.expression)) {
      const name = node.tag.expression.text;
      const { template } = node;
      const texts = isTemplateExpression(template)
        ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
        : [template.text];
      if (source && running.test(name)) {
        const line = source.text.slice(0, template.pos).split('\n').length;
        const place = `${relative(root, source.fileName)}:${line}`;
        statements.push({ node, row: { place, function: name, template: nameOfTemplate(texts) } });
      }
    }
    node.forEachChild(walk);
  };
  if (source?.text.includes(')`')) walk(source);
  return statements;
}

/** Writes the compiler's types down as shapes, each once. */
class ShapeReader {
  readonly types: Shape[] = [];
  private readonly indexes = new Map<number, number>();
  private readonly checker: Checker;

  constructor(checker: Checker) {
    this.checker = checker;
  }

  /**
   * The type of a row or value: the one given explicitly, as in `execute<Row>(db)`, or else the one inferred for
   * what is returned, a `Promise` of `Row[]`, `Row | null` or `Row`.
   */
  ofRow(running: Type | undefined, answer: Type | undefined, name: string): number {
    const [explicit] = running?.getAliasTypeArguments() ?? [];
    const [promiseType] = this.argumentsOf(answer);
    const isList = name === 'execute' || name === 'listValues';
    const rowType = isList ? this.argumentsOf(promiseType)[0] : promiseType;
    const row = this.indexOf(explicit && !(explicit.flags & TypeFlags.Unknown) ? explicit : rowType);
    return name === 'findValue' && this.types[row] !== 'unknown'
      ? this.types.push({ oneOf: [row, this.types.push('null') - 1] }) - 1
      : row;
  }

  private argumentsOf(type: Type | undefined): readonly Type[] {
    return type?.isTypeReference() ? this.checker.getTypeArguments(type) : [];
  }

  private indexOf(type: Type | undefined): number {
    if (!type) return this.types.push('unknown') - 1;
    const before = this.indexes.get(type.id);
    if (before !== undefined) return before;
    const index = this.types.push('unknown') - 1;
    this.indexes.set(type.id, index);
    this.types[index] = this.shapeOf(type);
    return index;
  }

  private shapeOf(type: Type): Shape {
    if (type.flags & TypeFlags.Null) return 'null';
    if (type.flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined';
    if (type.isUnionType()) return { oneOf: type.getTypes().map((one) => this.indexOf(one)) };
    if (type.flags & TypeFlags.StringLike && !type.isLiteralType()) return 'string';
    if (type.isLiteralType() && typeof type.value !== 'bigint') return { literal: type.value as string };
    if (type.flags & TypeFlags.NumberLike) return 'number';
    if (type.flags & TypeFlags.BooleanLike) return 'boolean';
    if (this.checker.isArrayLikeType(type)) return { items: this.ofItems(this.argumentsOf(type)) };
    return type.flags & (TypeFlags.Object | TypeFlags.Intersection) ? this.ofObject(type) : 'unknown';
  }

  /** The type of an array's items, or of any item of a tuple. */
  private ofItems(types: readonly Type[]): number {
    const indexes = types.map((one) => this.indexOf(one));
    return indexes.length === 1 ? (indexes[0] ?? 0) : this.types.push({ oneOf: indexes }) - 1;
  }

  private ofObject(type: Type): Shape {
    const name = type.getSymbol()?.name ?? '';
    if (['Date', 'Buffer', 'Uint8Array'].includes(name)) return { class: name };
    const symbols = this.checker.getPropertiesOfType(type);
    const types = this.checker.getTypeOfSymbol(symbols);
    const properties = symbols.map((symbol, index) => [
      symbol.name,
      { type: this.indexOf(types[index]), optional: (symbol.flags & SymbolFlags.Optional) !== 0 },
    ]);
    const [others] = this.checker.getIndexInfosOfType(type);
    return {
      properties: Object.fromEntries(properties),
      ...(others && { others: this.indexOf(others.valueType) }),
    };
  }
}

if (process.argv[2]) {
  const file = process.argv[2];
  writeFileSync(`${file}.new`, JSON.stringify(readDeclaredRows()));
  renameSync(`${file}.new`, file);
}
