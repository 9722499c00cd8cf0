// Knowledge that comes with a trade: its law, its rules, its methods, how to read its drawings. Pure.

import { cased } from '../../text/expressions/cased.ts';

/** That something is known, and not what was done with it. */
const KNOWS =
  /^\W*(?:(?:you|they|must|should|will|would|to|he or she|she or he|also|and|need|needs|have|has|be|a|an|the|solid|sound|good|strong|very|working|thorough|detailed|in-depth|broad|deep|up-to-date|some|basic|really|excellent|clear|secure|confident|gute|sehr|fundierte|sichere|une|bonne|solide|de|bonnes|solides) )*(?:knows?|understands?|knowing|knowledge|understanding|awareness|aware of|familiar(?:ity)?|conversant|(?:well )?versed|grasp|command of|grip of|up to date (?:with|on)|\p{L}*kenntnisse|kennen|kennst|sicher (?:im|in der|in den|bei)|vertraut mit|connaissez|connaissances?|(?:ability to |able to |can )?read(?:ing)? (?:and (?:interpret|understand)(?:ing)? )?(?:technical|engineering|architectural|construction|electrical|workshop|site|fabrication|mechanical)? ?(?:drawings|plans|blueprints|schematics|diagrams)|lesen (?:von )?(?:technischen?r? )?(?:zeichnungen|plänen)|lecture de plans?)(?!\p{L})/iu;
/** What every trade has. */
const OF_THE_TRADE =
  /\b(?:acts?|codes? of|regulations?|legislation|laws?|statut\p{L}+|rules?|standards?|guidelines?|guidance|frameworks?|policy|policies|principles|theory|good practice|best practices?|procedures?|processes|methods?|techniques?|concepts?|terminology|issues|trends|requirements|drawings|plans|blueprints|schematics|diagrams|safety|safeguarding|hygiene|curriculum|market|industry|sector)\b|\p{L}*(?:recht|rechts|vorschriften|normen|richtlinien|regeln|zeichnungen|plänen|verfahren|abläufe|grundlagen)(?!\p{L})|(?<!\p{L})(?:réglementations?|réglementaires?|normes?|droit|techniques|procédures|méthodes|développement|règles)(?!\p{L})/iu;
/** A tool by its name: a capital within it, a digit or a sign behind it. */
const TOOL = cased({
  words: /\b(?:software|programming|language|platform|database|crm|erp|c\+\+|\.net)\b/i,
  names: /\b[A-Z][a-z]+[A-Z]\w*|\b[A-Z]{2,}\d+\b/,
});

/** Whether a statement asks for no more than such knowledge. */
export function isUsualKnowledge(text: string): boolean {
  return KNOWS.test(text) && OF_THE_TRADE.test(text) && !TOOL.isIn(text);
}
