// Work that is called by the words of an offer: "hybrid apps" are no days at home, and "statutory sick pay" is what somebody
// works out for others. Pure.

import { testOf } from '../first-look.ts';

const words = (...phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${phrases.join('|')})(?!\p{L})`, 'giu');

const CALLED_SO = words(
  String.raw`hybrid (?:apps?|events?|search|cloud|powertrains?|vehicles?|electric|drives?|integration|identity|infrastructure|maize|seeds?|ev\b.{0,10})`,
  String.raw`permanent (?:way|establishments?|collections?|magnets?|makeup)`,
  String.raw`remote (?:simultaneous )?(?:interpret\p{L}+|diagnos\p{L}+|desktop\p{L}*|hands|sensing|monitoring|control(?:led)?|terminals?|access|surveillance|consultations?)`,
  String.raw`(?:best available )?rate (?:cards?|locks?|filings?|on line|parity|limit\p{L}+|shopping|strategy|confirmations?|setting|making|analys\p{L}+|reviews?)`,
  String.raw`on-?site (?:calibration|search|power|generation|optimi[sz]ation|seo)`,
  String.raw`(?:smear|history|minutes?|messages?|statement|order|blood|sample|note|evidence|swab)[- ]taking`,
  String.raw`adoption (?:medicals?|panels?|support|orders?|work|law)`,
  String.raw`fertility (?:clinics?|visits?|treatments?|nursing|preservation)`,
  String.raw`discount(?:ed cash ?flows?| approvals?| pricing| stores?| retail(?:ing)?)`,
  String.raw`pensions? (?:scheme (?:admin\p{L}*|account\p{L}*|events?|design|rules|trustees?|audits?)|sharing|commencement|uploads?|admin\p{L}*|transfers?|law|fund (?:audit|account)\p{L}*|calculations?|alimentaire|advice|auto[- ]enrolment)|pension de réversion`,
  String.raw`(?:lifetime|capital|bend|annual|tolerance) allowances?`,
  String.raw`interview(?:ing)? (?:under caution|scheduling|coordination|techniques?|transcri\p{L}+|panels?)`,
  String.raw`(?:statutory )?(?:sick|maternity|holiday) pay (?:calculations?|admin\p{L}*|rules)|statutory (?:sick|maternity) pay|holiday pay calculations?`,
  String.raw`(?:salary|pay|compensation|reward) (?:benchmark\p{L}*|surveys?|reviews?|structures?|equity|modell?ing|gap (?:report|analys)\p{L}*)`,
  String.raw`equity awards|open enroll?ment|garden leave (?:clauses?|terms)`,
  String.raw`best interests (?:assess\p{L}+|meetings?|decisions?|checklists?)|best execution(?: \p{L}+)?`,
  String.raw`package (?:leaflets?|holidays?|of care|management|tours?)|packages of care`,
  String.raw`reference (?:data|architectures?|models?|enquir\p{L}+|standards?|materials?|librar\p{L}+)`,
  String.raw`(?:hipaa )?privacy notices?|indefinite leave to remain|ir35 (?:advice|assess\p{L}*|determin\p{L}*)`,
  String.raw`(?:concrete|print|surface|metal|wood|furniture|drywall|leather|textile|dry ?wall|timber|book) finish\p{L}+|protecting finishes`,
  String.raw`hours of service(?: rules)?|drop and hook|start of production|biodiversity net gain|calls? to action|follow focus|visit windows?`,
  String.raw`(?:machine|plant|commercial|office|factory|it|data cent(?:re|er)|corporate) relocations?`,
  String.raw`benefits? (?:reali[sz]ation|renewals?|admin\p{L}*|advice|claims?|tribunals?|design|brok\p{L}+|assess\p{L}+)`,
  String.raw`(?:single person|no claims) discounts?|discount (?:window|brokerage)`,
  String.raw`us gaap|right[- ]to[- ]work checks|(?:urine |mandatory )?drug (?:screens|screening programmes?|testing orders?)`,
);
const namesSuchWork = testOf(CALLED_SO);

/** A text without the names of work in it that sound like an offer; null where there is none. */
export function withoutSuchWork(text: string): string | null {
  return namesSuchWork(text) ? text.replace(CALLED_SO, ' ') : null;
}
