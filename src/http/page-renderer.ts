import type { Api } from '../calls.ts';

export interface RenderedPage {
  readonly status: number;
  /**
   * The document in pieces, not joined, to save a copy (documentBytes). Empty for a `redirect`.
   */
  readonly html: readonly string[];
  readonly redirect?: string;
  /** True when no customer is logged in, so shared caches may store it. */
  readonly guest: boolean;
  /** True when all guests get the same page, so it may be reused. */
  readonly sameForGuests: boolean;
}

/** The body of a form as it came, and its content type with the boundary of its parts. */
export interface PostedForm {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PageRequest {
  /** Absolute URL of the request. */
  readonly url: string;
  /** A posted form; undefined for GET. */
  readonly form?: PostedForm;
  readonly api: Api;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Logs an unexpected error of a loader or a render. */
  readonly failed: (error: unknown) => void;
}

/** Renders pages: from the built bundle in production, through Vite in development. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
  /** The HTTP methods of the page at this path; none where there is no page. */
  methodsOf(path: string): Promise<readonly string[]>;
  /** Built browser files, served under /assets as immutable; none in development. */
  readonly assetsFolder?: string;
  /** Files of a page's first view; none in development. */
  readonly filesOf?: (folder: string) => Pick<PageFiles, 'styles' | 'fonts'>;
  /** The built service worker; none in development. */
  readonly workerFile?: string;
  /** The desk's built files; none in development. */
  readonly deskFolder?: string;
  /** The built design gallery; none in development. */
  readonly galleryFolder?: string;
  /** In development, the tags that come before a document's sources: Vite's client and what React's plugin needs. */
  readonly developmentTags?: string;
}

/** A page's browser files: scripts, CSS, and fonts of the first screen. */
export interface PageFiles {
  readonly entry: string;
  /** Script that runs before the entry (entry-early.ts); none in development. */
  readonly early?: string;
  /** The page's view module: one of `scripts`, named because the entry imports it by URL. */
  readonly view: string;
  /** The entry and the first view's modules, dependencies first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Styles of scripts that load after the page; without JavaScript, the page loads them itself. None in development. */
  readonly laterStyles?: readonly string[];
  readonly fonts: readonly string[];
  /** Extra HTML for the head, from the development server. */
  readonly extra?: string;
}
