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
  const nodes: ReactNode[] = [];
  let open = -1;
  for (const part of message.parts(inputs)) {
    if ('value' in part) nodes.push(part.value);
    else if (part.type === 'markup-start') open = nodes.length;
    else {
      const inside = nodes.splice(part.type === 'markup-standalone' ? nodes.length : open);
      nodes.push(<Fragment key={nodes.length}>{marks[part.name as keyof Markup](inside)}</Fragment>);
    }
  }
  return nodes;
}
