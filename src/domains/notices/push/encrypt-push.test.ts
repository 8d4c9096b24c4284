import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush } from './encrypt-push.ts';

/** Our own stand-in of a push service could share a mistake of ours; the RFC's example cannot. */
it('encrypts as the example of RFC 8291, section 5 and appendix A', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptPush(text, device, { pair, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
