import { createContext, useContext } from 'react';
import type { DeskApi } from '../calls.ts';

export interface DeskStaff {
  readonly id: string;
  readonly name: string;
  readonly role: 'operator' | 'seller';
  readonly secondFactor: boolean;
  /** Must set up a second factor before anything else. */
  readonly mustSetUp: boolean;
}

export interface DeskShop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Who is at the desk, and what they look at. */
export interface DeskSession {
  readonly api: DeskApi;
  readonly staff: DeskStaff;
  /** A seller's own shop; every shop for an operator. */
  readonly shops: readonly DeskShop[];
  /** The shop that an operator has chosen to look into; null for all. A seller's is always the own one. */
  readonly shop: DeskShop | null;
  readonly chooseShop: (shop: DeskShop | null) => void;
  /** Reads the page's data again: after a change was made. */
  readonly reload: () => Promise<void>;
  /** Reads again who is at the desk, after a change of the login. */
  readonly refresh: () => Promise<void>;
  readonly logOut: () => Promise<void>;
}

const Session = createContext<DeskSession | null>(null);
export const SessionProvider = Session.Provider;

export function useDesk(): DeskSession {
  const session = useContext(Session);
  if (!session) throw new Error('useDesk needs a SessionProvider above it');
  return session;
}
