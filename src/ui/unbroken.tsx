/** A name whose hyphenated words ('Boat-Neck') stay in one line, as far as it is wide enough. */
export const Unbroken = ({ name }: { name: string }) =>
  name.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} data-whole="">
        {part}
      </span>
    ) : (
      part
    ),
  );
