import 'react';

/* Allows custom properties in a style attribute: `style={{ '--filled': '80%' }}`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
