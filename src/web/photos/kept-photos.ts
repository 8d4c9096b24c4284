import { notePhotosWait } from './photos-wait.ts';

/** A photo that is not sent yet, as the browser keeps it while the page is closed. */
export interface KeptPhoto {
  readonly id: string;
  /** Where it is sent, with its query. */
  readonly address: string;
  /** What it belongs to: the form or list that takes the answers. */
  readonly scope: string;
  /** It is sent only while its form is open, which puts the answer into what is saved. */
  readonly waitsForTaker: boolean;
  readonly file: File;
  /** It was turned and shrunk. */
  readonly isReady: boolean;
  readonly addedAt: number;
  /** What the server answered, until the form that waits for it is saved. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** Where unsent photos are kept. */
export interface PhotoStore {
  readonly keep: (photo: KeptPhoto) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  /** False when another tab has sent or dropped it meanwhile. */
  readonly has: (id: string) => Promise<boolean>;
  readonly list: () => Promise<readonly KeptPhoto[]>;
}

const table = 'unsent';

/** Keeps photos in IndexedDB. Where there is none, as in some private windows, they last as long as the page. */
export function indexedPhotos(): PhotoStore {
  const database = openDatabase();
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      const store = (await database).transaction(table, mode).objectStore(table);
      return await resultOf(work(store));
    } catch {
      return otherwise;
    }
  };
  const note = async () => {
    notePhotosWait((await run('readonly', (store) => store.count(), 0)) > 0);
  };
  return {
    keep: async (photo) => {
      await run<IDBValidKey>('readwrite', (store) => store.put(photo), '');
      await note();
    },
    drop: async (id) => {
      await run<undefined>('readwrite', (store) => store.delete(id), undefined);
      await note();
    },
    has: async (id) => (await run('readonly', (store) => store.count(id), 1)) > 0,
    list: () => run<KeptPhoto[]>('readonly', (store) => store.getAll() as IDBRequest<KeptPhoto[]>, []),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('photos', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' });
  const database = await resultOf(opening);
  // Another tab forgets everything: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
