import type { Api } from '../calls.ts';

/** What the rendered pages' bundle gives for one request. */
export interface RenderedPage {
  readonly status: number;
  /** The whole document in pieces; none when `redirect` is set, or when a form was posted to a page that has none: each is long, and joining them would copy them all (documentBytes). */
  readonly html: readonly string[];
  readonly redirect?: string;
  /** True when the page was rendered for nobody in particular and may be stored by shared caches. */
  readonly guest: boolean;
  /** True when every guest is shown the same, so that it may be sent again. */
  readonly sameForGuests: boolean;
}

export interface PageRequest {
  /** Absolute address, as asked for. */
  readonly url: string;
  /** What a form posted to the address, url-encoded; undefined where the page is only asked for. */
  readonly form?: string;
  readonly api: Api;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Called with an unexpected error of a loader or a render, for the log. */
  readonly failed: (error: unknown) => void;
}

/** Renders a page's document. In production the built bundle, in development Vite's. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
  /** Folder of built browser files, served under /assets with far-future caching; none in development. */
  readonly assetsFolder?: string;
  /** Styles of a page's first view; none in development. */
  readonly stylesOf?: (folder: string) => readonly string[];
  /** The built service worker; none in development. */
  readonly workerFile?: string;
  /** Folder of the desk's built files; none in development. */
  readonly deskFolder?: string;
  /** Folder of the built design gallery; none in development. */
  readonly galleryFolder?: string;
}

/** Browser files of a page: its scripts, its styles, the fonts of its first screen. */
export interface PageFiles {
  readonly entry: string;
  /** What runs before the entry (entry-early.ts); none in development. */
  readonly early?: string;
  /** The module of the page's view: one of `scripts`, named because the entry imports it by its address. */
  readonly view: string;
  /** The entry and the modules that the first view needs, in the order in which they build on each other. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** HTML for the head, from the development server. */
  readonly extra?: string;
}
