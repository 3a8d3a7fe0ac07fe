import { useQuery } from '@tanstack/react-query';
import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import type { HomePageParams } from '../useHomePageParams.ts';
import './edit.css';

const t = textsOf({ homeEdit });

type WhyDialogProps = { id: string; name: string; params: HomePageParams; onClose: () => void };

/** Which layout and role put a card on the page, in plain words. */
export default function WhyDialog({ id, name, params, onClose }: WhyDialogProps) {
  const choices = useQuery(query.cards.choices(params));
  const close = (
    <Button variant="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog open title={t('whyTitle', { name })} width={424} onClose={onClose} actions={close}>
      <Loaded query={choices}>
        {(list) => (
          <div className="home-why">
            {list
              .filter((choice) => choice.id === id)
              .flatMap(listReasons)
              .map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

const listReasons = ({ layoutName, roleNames, mandatory }: CardChoice) => [
  layoutName ? t('whyLayout', { layout: layoutName }) : t('whyNoLayout'),
  roleNames.length > 0 ? t('whyRoles', { roles: roleNames.join(t('comma')) }) : t('whyEverybody'),
  t(mandatory ? 'whyMandatory' : 'whyOptional'),
];
