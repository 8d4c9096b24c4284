import 'react';

/* Custom properties may be given in a style attribute: `style={{ '--filled': '80%' }}`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
