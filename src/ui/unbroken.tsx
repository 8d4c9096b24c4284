/** Text whose hyphenated words ('Boat-Neck', '8-9Y') do not wrap if they fit on a line. No line begins or ends with a dot. */
export const Unbroken = ({ text }: { text: string }) =>
  text
    .replaceAll(' · ', '\u00a0·\u00a0')
    .split(/([^ ]+-[^ ]+)/)
    .map((part, at) =>
      at % 2 ? (
        <span key={at} data-whole="">
          {part}
        </span>
      ) : (
        part
      ),
    );
