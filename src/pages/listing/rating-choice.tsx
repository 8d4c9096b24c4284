import * as m from '#messages/filters';
import { stars_and_up } from '#messages/listing';
import { Button } from '../../ui/button/button.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { Filters } from './filters.ts';

/** A minimum number of stars, with a button to clear it. */
export function RatingChoice({
  ratings = [],
  chosen,
  apply,
}: {
  ratings: readonly { stars: number; count: number }[] | undefined;
  chosen: string;
  apply: (change: Partial<Filters>) => void;
}) {
  return (
    <ChoiceGroup
      legend={m.rating()}
      name="rating"
      type="radio"
      choices={ratings.map(({ stars, count }) => ({
        value: String(stars),
        label: <Stars rating={stars} />,
        text: stars_and_up({ rating: String(stars) }),
        count,
      }))}
      chosen={[chosen]}
    >
      <Button variant="quiet" size="small" disabled={!chosen} onClick={() => apply({ rating: '' })}>
        {m.reset_rating()}
      </Button>
    </ChoiceGroup>
  );
}
