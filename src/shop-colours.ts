import { type Colour, type Colours, contrast, mix, pairs, type Time, tokens } from './ui/colours.ts';

/** What a shop's file may say of its colours: what the shop says, what can be pressed, and the ground of its pages. */
export interface OwnColours {
  readonly brand?: Colour | undefined;
  readonly action?: Colour | undefined;
  readonly paper?: Colour | undefined;
}
type Field = keyof OwnColours;

const [white, black] = ['#ffffff', '#000000'];

/** A colour whose day and night are mixed from what is there at that time. */
const each = (make: (time: Time) => string): Colour => ({ day: make('day'), night: make('night') });

/** Whichever of white and the darkest ink reads better on a colour. */
const readableOn = (ground: string): string =>
  contrast(white, ground) >= contrast(tokens.paper.night, ground) ? white : tokens.paper.night;

/** All colours of a shop: the built-in ones, and those that its own ones replace or tint. */
export function coloursOf({ brand, action, paper }: OwnColours): Colours {
  const grounds = paper && {
    paper,
    surface: { day: white, night: mix(paper.night, white, 0.05) },
    sunken: { day: mix(paper.day, black, 0.04), night: mix(paper.night, black, 0.2) },
    line: { day: mix(paper.day, black, 0.1), night: mix(paper.night, white, 0.13) },
  };
  const voice = brand && {
    gulabi: brand,
    'on-gulabi': each((time) => readableOn(brand[time])),
    wall: { day: mix(brand.day, white, 0.4), night: mix(brand.night, black, 0.25) },
  };
  const pressColours = action && {
    neel: action,
    'neel-deep': { day: mix(action.day, black, 0.3), night: mix(action.night, white, 0.4) },
    'on-neel': each((time) => readableOn(action[time])),
    'neel-wash': { day: mix(white, action.day, 0.09), night: mix(tokens.paper.night, action.night, 0.16) },
    focus: { day: action.day, night: tokens.focus.night },
  };
  const all = { ...tokens, ...grounds, ...voice, ...pressColours };
  if (!brand && !paper) return all;
  return { ...all, blush: each((time) => mix(all.paper[time], all.gulabi[time], 0.08)) };
}

/** The field of a file that a token comes from. */
const sources: Partial<Record<string, Field>> = {
  paper: 'paper',
  surface: 'paper',
  sunken: 'paper',
  gulabi: 'brand',
  'on-gulabi': 'brand',
  neel: 'action',
  'neel-deep': 'action',
  'on-neel': 'action',
  'neel-wash': 'action',
  focus: 'action',
};

/** A colour that cannot be read. */
export interface ColourFault {
  readonly path: [Field, Time];
  readonly sentence: string;
}

/** What cannot be read in a shop's own colours: of each colour the worst case, by WCAG 2.2 AA. */
export function colourFaults(own: OwnColours): ColourFault[] {
  const colours = coloursOf(own);
  const faults = new Map<string, ColourFault & { readonly lack: number }>();
  for (const { front, ground, least } of pairs)
    for (const time of ['day', 'night'] as const) {
      const [text, under] = [colours[front][time], colours[ground][time]];
      const lack = least - contrast(text, under);
      const field = [sources[front], sources[ground]].find((one) => one !== undefined && own[one]);
      const path = `${field} ${time}`;
      if (!field || lack <= 0 || lack <= (faults.get(path)?.lack ?? 0)) continue;
      const beside = sources[ground] === field ? text : under;
      const darker = contrast(black, beside) >= contrast(white, beside);
      const sentence = `makes ${text} on ${under}, a contrast of ${(least - lack).toFixed(1)} where ${least} is needed: write a ${darker ? 'darker' : 'lighter'} colour`;
      faults.set(path, { path: [field, time], sentence, lack });
    }
  return [...faults.values()];
}
