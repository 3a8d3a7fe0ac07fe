import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { viewAs, viewAsInput } from '../entities/view-as.ts';
import { viewAsRoutes } from '../routes/view-as.ts';

export const viewAsCalls = calls(viewAsRoutes, {
  begin: {
    summary: 'Look at the portal as an identity, at a time; nothing can be changed until it ends',
    input: viewAsInput,
    output: viewAs,
  },
  end: { summary: 'Look at the portal as oneself again', input: nothing, output: nothing },
});
