// A referee's link: asked for nothing but the answer, once (design, section 4).

import { Hono } from 'hono';
import { z } from 'zod';
import { getOpenReference, submitReference } from '../../applications/references.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm, type FieldWords, type FormState } from '../forms/form-state.ts';
import { showSole } from '../shell/show.tsx';
import { ReferencePage } from './reference-page.tsx';
import { Thanks } from './thanks.tsx';

const Answer = z.object({
  relationship: z.string(),
  reference: z.string(),
  would_rehire: z.enum(['yes', 'no']),
});

const WORDS: FieldWords = {
  relationship: 'Say how you worked together.',
  reference: 'Write a few sentences.',
  would_rehire: 'Choose yes or no.',
};

export const referenceRoutes = new Hono<HttpEnv>()
  .get('/r/:token', async (c) => {
    const asked = await getOpenReference(c.var.ctx, c.req.param('token'));
    if (wantsJson(c.req.raw)) return c.json(presentAsked(asked));
    const title = `Reference for ${asked.candidateName}`;
    return showSole(c, {
      title,
      mark: asked.organisationName,
      body: <ReferencePage asked={asked} form={EMPTY_FORM} />,
    });
  })
  .post('/r/:token', async (c) => {
    const token = c.req.param('token');
    const fields = await readFields(c);
    const submit = async () => {
      const { would_rehire: again, ...rest } = parseShape(Answer, fields);
      await submitReference(c.var.ctx, token, { ...rest, wouldRehire: again === 'yes' });
      if (wantsJson(c.req.raw)) return c.json({ received: true });
      return c.redirect('/r/thanks/sent', 303);
    };
    return tryForm(c, fields, WORDS, submit, async ({ form, status }) => {
      const asked = await getOpenReference(c.var.ctx, token);
      const title = `Reference for ${asked.candidateName}`;
      return showSole(c, {
        title,
        mark: asked.organisationName,
        status,
        body: <ReferencePage asked={asked} form={withBlanks(form)} />,
      });
    });
  })
  .get('/r/thanks/sent', (c) =>
    showSole(c, {
      title: 'Reference sent',
      body: <Thanks title="Thank you" words="Your reference has been sent." />,
    }),
  );

/** Everything that is missing at once, each at its field, in the order of the page. */
function withBlanks(form: FormState): FormState {
  const blank = (['relationship', 'reference'] as const).filter((name) => !form.values[name]?.trim());
  if (blank.length === 0) return form;
  const errors = Object.fromEntries(blank.map((name) => [name, String(WORDS[name])]));
  return { values: form.values, errors: { ...errors, ...form.errors }, problem: null };
}

function presentAsked(asked: Awaited<ReturnType<typeof getOpenReference>>) {
  const { organisationName, candidateName, jobTitle, refereeName } = asked;
  return {
    organisation_name: organisationName,
    candidate_name: candidateName,
    job_title: jobTitle,
    referee_name: refereeName,
  };
}
