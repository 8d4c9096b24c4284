import * as m from '#messages/product-page';
import { splitFacts } from './stated-facts.ts';
import styles from './view.module.css';

/** Descriptions longer than this, in characters of HTML, are collapsed. */
const longText = 700;

/** The description, without the facts at its end. Its HTML was sanitised to a small set of tags before it was stored. */
export function Description({ html }: { html: string }) {
  const { prose } = splitFacts(html);
  const text = <div className={styles.prose} dangerouslySetInnerHTML={{ __html: prose }} />;
  return (
    <section className={styles.text} aria-labelledby="description">
      <h2 id="description">{m.description()}</h2>
      {prose.length <= longText ? (
        text
      ) : (
        <div className={styles.folded}>
          {text}
          <label className={styles.fold}>
            <input type="checkbox" />
            <span>{m.read_more()}</span>
            <span>{m.read_less()}</span>
          </label>
        </div>
      )}
    </section>
  );
}
