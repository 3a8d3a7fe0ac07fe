import type { SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import type { Messenger } from '@yizhan/contract/messengers.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Form } from 'antd';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ signOnSettings });

type WithSecret = 'oidc' | Messenger;
type Target<W extends WithSecret> = NonNullable<SignOnInput[W]>;

/** A stored secret is valid only for the target it was entered for. */
export function useSecretHelp<W extends WithSecret>(
  way: W,
  stored: (Target<W> & { hasSecret: boolean }) | null,
  isSame: (one: Target<W>, other: Target<W>) => boolean,
): string {
  const form = Form.useFormInstance<SignOnInput>();
  const given: SignOnInput[W] | undefined = Form.useWatch(way, { form, preserve: true });
  if (!stored?.hasSecret) return t('secretFirst');
  return t(!given || isSame(stored, given) ? 'secretKept' : 'secretAgain');
}
