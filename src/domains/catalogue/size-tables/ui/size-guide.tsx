import { Fragment } from 'react';
import * as m from '#messages/sizes';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { measures } from '../measures.ts';
import type { SizeGuide as Guide } from '../size-guide.ts';
import { inches } from './inches.ts';
import { measureWords } from './measure-words.ts';
import styles from './size-guide.module.css';

/** A product's sizes in centimetres and inches, and how to measure them (R-SIZE-1). Opens without scripts. */
export function SizeGuide({ guide }: { guide: Guide }) {
  const isOfBody = guide.measures.some((name) => measures[name].of === 'body');
  return (
    <details className={styles.guide}>
      <summary>
        <Icon name="list" /> {m.size_guide()}
      </summary>
      <div className={styles.inside}>
        <Figures guide={guide} />
        <h3>{m.how_to_measure()}</h3>
        {isOfBody && <p>{m.of_body()}</p>}
        <dl>
          {guide.measures.map((name) => {
            const [title, how] = measureWords[name];
            return (
              <Fragment key={name}>
                <dt>{title()}</dt>
                <dd>{how()}</dd>
              </Fragment>
            );
          })}
        </dl>
        <p>{m.of_shop()}</p>
      </div>
    </details>
  );
}

function Figures({ guide: { measures: columns, rows } }: { guide: Guide }) {
  return (
    <table>
      <caption>{m.caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.size()}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {measureWords[name][0]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, cm }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {columns.map((name) => {
              const figure = cm[name];
              return (
                <td key={name}>
                  {figure === undefined ? (
                    m.unknown()
                  ) : (
                    <>
                      {figure} <small>{m.inches({ inches: inches(figure) })}</small>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
