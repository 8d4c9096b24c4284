import { type Token, tokensOf } from './tokens.ts';

/** The names that a piece of SQL uses. A CTE's name is among `reads` where it is read. */
export interface TableUse {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Names that its WITH defines. */
  readonly ctes: ReadonlySet<string>;
  /** Functions that it calls. */
  readonly calls: ReadonlySet<string>;
}

/** Functions with a FROM in their arguments that names no table. */
const withFrom = new Set(['extract', 'trim', 'substring', 'overlay']);
/** Words that end a list of tables. */
const afterList = new Set(
  'where group order limit offset fetch having window set returning union intersect except values select for with'.split(
    ' ',
  ),
);
/** Words that start a statement about a table; the table's name follows directly or after further ones of these. */
const aboutTable = new Set([
  'truncate',
  'copy',
  'lock',
  'alter',
  'drop',
  'create',
  'analyze',
  'vacuum',
  'comment',
]);
const passedOver = new Set(
  'table only lateral if exists not unlogged temporary temp unique index on concurrently'.split(' '),
);

/** The tables that a statement, or part of one, reads and writes. */
export function tablesOf(sql: string): TableUse {
  return new Reader(tokensOf(sql)).read();
}

interface Frame {
  /** Within the arguments of a `withFrom` function, before any SELECT. */
  special: boolean;
  /** Within a list of tables, where a comma is followed by the next. */
  list: false | 'reads' | 'writes';
}

class Reader {
  private readonly reads = new Set<string>();
  private readonly writes = new Set<string>();
  private readonly ctes = new Set<string>();
  private readonly calls = new Set<string>();
  private readonly frames: Frame[] = [{ special: false, list: false }];
  private expected: false | 'reads' | 'writes' = false;
  private at = 0;

  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): TableUse {
    for (; this.at < this.tokens.length; this.at++) {
      this.noteCte();
      this.step();
    }
    const { reads, writes, ctes, calls } = this;
    return { reads, writes, ctes, calls };
  }

  private step(): void {
    const token = this.peek();
    if (this.expected && token.kind === 'word' && passedOver.has(token.text)) return;
    if (this.expected && isName(token) && !(token.kind === 'word' && token.text === 'select'))
      this.takeTable(this.expected);
    else if (token.kind === 'mark') this.stepMark(token.text);
    else if (token.kind === 'word') this.stepWord(token.text);
    else this.stepOther(token);
  }

  /** Takes a name where a table is expected: a table, or a function whose rows are read. */
  private takeTable(how: 'reads' | 'writes'): void {
    const name = this.takeName();
    this.expected = false;
    if (name === 'rows' && this.peek(1).text === 'from') {
      this.at++;
      return;
    }
    if (how === 'reads' && this.peek(1).text === '(') this.calls.add(name);
    else this[how].add(name);
  }

  private takeName(): string {
    let name = this.peek().text;
    while (this.peek(1).text === '.' && isName(this.peek(2))) {
      name += `.${this.peek(2).text}`;
      this.at += 2;
    }
    return name;
  }

  private stepMark(mark: string): void {
    const frame = this.frame();
    if (mark === '(') {
      const before = this.peek(-1);
      this.frames.push({ special: before.kind === 'word' && withFrom.has(before.text), list: false });
      this.expected = false;
    } else if (mark === ')') {
      if (this.frames.length > 1) this.frames.pop();
      this.expected = false;
    } else if (mark === ',') this.expected = frame.list;
    else if (mark === ';') {
      frame.list = false;
      this.expected = false;
    }
  }

  private stepWord(word: string): void {
    const frame = this.frame();
    const before = this.peek(-1).text;
    if (word === 'select') frame.special = false;
    if (afterList.has(word)) frame.list = false;
    if (word === 'from') this.stepFrom(before);
    else if (word === 'join') this.expected = 'reads';
    else if (word === 'using' && this.peek(1).text !== '(') this.expectList('reads');
    else if (word === 'into') this.expected = 'writes';
    else if (word === 'update' && !['for', 'key', 'do'].includes(before)) this.expected = 'writes';
    else if (word === 'table' && this.at === 0) this.expected = 'reads';
    else if (aboutTable.has(word) && (this.at === 0 || before === ';')) this.expectList('writes');
    else if (this.peek(1).text === '(') this.calls.add(word);
    else if (this.peek(1).text === '.') this.stepQualified();
    else if (this.at === 0) this.noteFirst(word);
  }

  private stepFrom(before: string): void {
    if (this.frame().special) return;
    if (before === 'distinct' && ['is', 'not'].includes(this.peek(-2).text)) return;
    if (before === 'delete') this.expected = 'writes';
    else this.expectList('reads');
  }

  private stepQualified(): void {
    const name = this.takeName();
    if (this.peek(1).text === '(') this.calls.add(name);
  }

  /** `'products'::regclass` and `to_regclass('products')` refer to a table by a string. */
  private stepOther({ kind, text }: Token): void {
    const cast = [1, 2, 3].map((by) => this.peek(by).text).join('') === '::regclass';
    const isCall = this.peek(-1).text === '(' && this.peek(-2).text === 'to_regclass';
    if (kind === 'string' && (cast || isCall)) this.reads.add(text.slice(1, -1));
    if (kind === 'hole') this.expected = false;
  }

  /** A fragment that starts with a name may follow a FROM: count the name as read. */
  private noteFirst(word: string): void {
    this.reads.add(`? ${word}`);
  }

  /** `name as (`, `name(a, b) as not materialized (` after WITH, a comma, a hole, or at the start of a fragment. */
  private noteCte(): void {
    const before = this.peek(-1);
    const begins = before.kind === 'hole' || ['with', 'recursive', ','].includes(before.text);
    if (this.at > 0 && !begins) return;
    if (!isName(this.peek())) return;
    let next = 1;
    if (this.peek(next).text === '(') {
      while (this.at + next < this.tokens.length && this.peek(next).text !== ')') next++;
      next++;
    }
    if (this.peek(next++).text !== 'as') return;
    while (['not', 'materialized'].includes(this.peek(next).text)) next++;
    if (this.peek(next).text === '(') this.ctes.add(this.peek().text);
  }

  private expectList(how: 'reads' | 'writes'): void {
    this.frame().list = how;
    this.expected = how;
  }

  private frame(): Frame {
    return this.frames.at(-1) as Frame;
  }

  private peek(by = 0): Token {
    return this.tokens[this.at + by] ?? { kind: 'mark', text: '' };
  }
}

const isName = ({ kind }: Token): boolean => kind === 'word' || kind === 'name';
