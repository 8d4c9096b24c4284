import { chance } from './chance.ts';

const places =
  'Malviya Nagar, Mansarovar, Vaishali Nagar, Raja Park, C-Scheme, Bani Park, Jawahar Nagar, Tonk Road, Sanganer, Jagatpura, Adarsh Nagar, Bapu Nagar, Civil Lines, Shyam Nagar, Nirman Nagar, Sodala, Gopalpura, Pratap Nagar, Durgapura, Jhotwara, Murlipura, Vidhyadhar Nagar, Shastri Nagar, Ambabari, Brahmpuri, Amer Road, Ramganj, Chandpole, Johari Bazaar, Kishanpole'.split(
    ', ',
  );
const people =
  'mother, sister, bhabhi, husband, wife, cousin, nani, dadi, masi, bua, chachi, neighbour, flatmate, colleague, best friend, niece, mother-in-law, brother, aunt, daughter-in-law'.split(
    ', ',
  );
const leads = [
  'Ordered to {place}: ',
  '{place} here: ',
  'My {person} and I agree: ',
  'My {person} asked me to write: ',
  'Told my {person} already: ',
  'As my {person} put it: ',
  'Honest word from {place}: ',
  'Showed it to my {person} in {place}: ',
  'Asked around in {place}, my {person} too: ',
  'Same as my {person} from {place} wrote: ',
];

/** Makes each sentence unique: a repeated one gets an introduction that says who says it, or where. */
export function unlikeOthers(): (text: string, seed: string) => string {
  const said = new Set<string>();
  return (text, seed) => {
    const die = chance(`unlike ${seed}`);
    return text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => {
        let one = sentence;
        while (said.has(one)) {
          const lead = die
            .pick(leads)
            .replace('{place}', die.pick(places))
            .replace('{person}', die.pick(people));
          one = lead + (/^I\b/.test(sentence) ? sentence : sentence[0]!.toLowerCase() + sentence.slice(1));
        }
        said.add(one);
        return one;
      })
      .join(' ');
  };
}
