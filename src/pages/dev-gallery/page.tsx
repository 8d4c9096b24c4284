import { type ReactNode, useState } from 'react';
import { ChoiceChips } from '../../ui/choice-chips/choice-chips.tsx';
import { gallery } from '../../ui/gallery.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { BlockPrintBorder } from '../../ui/ornament/ornament.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './page.module.css';
import { colours, spaces, typeScale } from './tokens.ts';

const slug = (name: string) => name.toLowerCase();

const Part = ({ name, about, children }: { name: string; about: ReactNode; children: ReactNode }) => (
  <section className={styles.part} id={slug(name)}>
    <header className={styles.about}>
      <h2>{name}</h2>
      <p>{about}</p>
    </header>
    {children}
  </section>
);

/** The design system on one page: type, colours, spacing, and every component in every state. */
export function GalleryPage() {
  const [theme, setTheme] = useState('device');
  return (
    <div className={styles.page} {...(theme === 'device' ? {} : { 'data-theme': theme })}>
      <Container>
        <header className={styles.head}>
          <Wordmark name="Chowk" sign="चौक" />
          <h1 className={styles.display}>Ivory, indigo and the pink of the walls</h1>
          <ChoiceChips
            legend="Light"
            name="theme"
            value={theme}
            onChange={setTheme}
            choices={[
              { value: 'device', label: 'As the device' },
              { value: 'light', label: 'Day' },
              { value: 'dark', label: 'Night' },
            ]}
          />
        </header>
        <div className={styles.border}>
          <BlockPrintBorder />
        </div>

        <Part name="Type" about="Anek Latin, one file of 27 KB. Sizes grow with the window.">
          <dl className={styles.type}>
            {typeScale.map(({ token, weight, text }) => (
              <div key={token}>
                <dt>{token}</dt>
                <dd style={{ fontSize: `var(${token})`, fontWeight: `var(${weight})` }}>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>

        <Part name="Colours" about="Each has a value for the day and one for the night.">
          <ul className={styles.colours}>
            {colours.map(({ token, use }) => (
              <li key={token}>
                <span className={styles.swatch} style={{ background: `var(${token})` }} />
                <code>{token}</code>
                <small>{use}</small>
              </li>
            ))}
          </ul>
        </Part>

        <Part name="Space" about="Steps of a quarter rem.">
          <ul className={styles.spaces}>
            {spaces.map((token) => (
              <li key={token}>
                <code>{token}</code>
                <span style={{ width: `var(${token})` }} />
              </li>
            ))}
          </ul>
        </Part>

        {gallery.map(({ name, about, wide, states }) => (
          <Part key={name} name={name} about={about}>
            <div className={wide ? styles.wide : styles.states}>
              {Object.entries(states).map(([state, State]) => (
                <figure key={state} className={styles.state}>
                  <figcaption>{state}</figcaption>
                  <State />
                </figure>
              ))}
            </div>
          </Part>
        ))}
      </Container>
      <Toaster />
    </div>
  );
}
