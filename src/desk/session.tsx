import { createContext, useContext } from 'react';
import type { DeskApi } from '../calls.ts';
import type { Duty } from '../platform/visit.ts';

export interface DeskStaff {
  readonly id: string;
  readonly name: string;
  readonly role: 'operator' | 'seller';
  readonly duty: Duty;
  readonly secondFactor: boolean;
  /** They must set up a second factor before anything else. */
  readonly mustSetUp: boolean;
}

export interface DeskShop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** The logged-in user, and the shop whose data they see. */
export interface DeskSession {
  readonly api: DeskApi;
  readonly staff: DeskStaff;
  /** The seller's own shop, or every shop for an operator. */
  readonly shops: readonly DeskShop[];
  /** The shop that an operator has chosen; null for all. For a seller always their own. */
  readonly shop: DeskShop | null;
  readonly chooseShop: (shop: DeskShop | null) => void;
  /** Reloads the page's data after a change. */
  readonly reload: () => Promise<void>;
  /** Reloads the session after a change of the login. */
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
