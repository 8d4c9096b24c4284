import { Fragment, type ReactNode } from 'react';

type Part = { type: 'text'; value: string } | { type: string; name: string };
type Message<Inputs, Markup> = { parts: (inputs: Inputs) => readonly Part[]; readonly __markup?: Markup };

/**
 * A message with marked stretches (`By continuing you agree to our {#terms}Terms{/terms}.`), each stretch drawn by the
 * function of its name.
 *
 * @param message the compiled message
 * @param inputs its parameters
 * @param marks how each marked stretch is drawn; the types name the marks
 */
export function rich<Inputs, Markup>(
  message: Message<Inputs, Markup>,
  inputs: NoInfer<Inputs>,
  marks: { [Mark in keyof Markup]: (text: ReactNode) => ReactNode },
): ReactNode {
  const drawn: ReactNode[] = [];
  let open = -1;
  for (const part of message.parts(inputs)) {
    if ('value' in part) drawn.push(part.value);
    else if (part.type === 'markup-start') open = drawn.length;
    else {
      const inside = drawn.splice(part.type === 'markup-standalone' ? drawn.length : open);
      drawn.push(<Fragment key={drawn.length}>{marks[part.name as keyof Markup](inside)}</Fragment>);
    }
  }
  return drawn;
}
