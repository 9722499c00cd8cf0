// What stands below an ad on the web and asks for nothing: the benefits, how one applies and to whom, what lawyers and
// agencies have it say of pay, records and data. Pure.

import { testOf } from '../first-look.ts';

/** "Tempus reasonably believes that criminal history may ...", "employment is at will". */
const LEGAL =
  /\b(?:arrest|conviction) (?:or (?:arrest|conviction) )?(?:records?|histor\w+)\b|\bcriminal (?:histor\w+|convictions?) may\b|\bfair chance (?:act|ordinance|initiative|hiring)\b|\b(?:all )?(?:aspects of )?employment (?:decisions )?(?:(?:is|are|will be) )?(?:based|made) on (?:the basis of )?(?:merit|business needs?|qualifications)\b|\b(?:employment|relationship) (?:is |with \w+ is )?at[- ]will\b|\b(?:accordance|compliance|compliant) with (?:all )?(?:applicable |the )?(?:federal|state|local|provincial)(?:,? (?:and |or |& )?(?:state|local|provincial|municipal))* (?:law|regulation|ordinance)s?\b|\bpay transparency\b|\bservice contract act\b|\bsole property of\b|\bunsolicited (?:resumes?|cvs?|applications?)\b|\b(?:third|3rd)[- ]part(?:y|ies) (?:recruit\w+|agenc\w+|candidates)\b|\bno (?:third|3rd) part\w+|\bno (?:c2c|corp[- ]to[- ]corp)\b|\bfees? will (?:not )?be paid\b|\bagency (?:calls|submissions|agreement)\b|\b(?:privacy|cookie) (?:policy|notice|statement)\b|\bapplicant privacy\b|\bnothing in this (?:job )?(?:description|posting)\b|\bthis (?:job )?(?:description|posting) (?:is not|does not|may not|is intended|in no way|is only|reflects)\b|\bother duties (?:may be|as) (?:assigned|required)\b|\bdrug[- ]free workplace\b|\bwithout (?:regard|discrimination|prejudice)\b|\bprotected (?:class|characteristic|veteran|status|by law)/i;

/** "Actual salaries will vary", "the pay range is the lowest to highest compensation we believe we would pay". */
const PAY =
  /\b(?:pay|compensation|salary|wage|hiring) (?:range|scale|band|rate|bracket)s?\b(?! (?:design|analys|structur|model|benchmark))|\b(?:actual|base|starting|final|total) (?:pay|salar\w+|compensation|wages?)\b[^.;]{0,40}\b(?:vary|depend\w*|determined|based|range\w*|may|will|between|is|are)\b|\b(?:compensation|pay|salary) (?:is|are|will be|may be|offered|decisions?)\b[^.;]{0,40}\b(?:based|determined|depend\w*|commensurate|competitive|factors)\b|\bcommensurate with\b|\bsign[- ]on bonus\b|\b(?:annual|performance|discretionary|quarterly|referral|retention) bonus(?:es)?\b|\bstock (?:options?|grants?|purchase)\b|\b(?:significant|generous|meaningful|competitive) equity\b|\bequity (?:package|grants?|options?|compensation|awards?)\b|\brsus?\b/i;

/** "Paid sick leave", "the company matches 4 % of what you contribute". */
const BENEFITS =
  /\b(?:sick|parental|maternity|paternity|bereavement|family|vacation|volunteer|medical) (?:leave|pay|days?|time)\b|\b(?:unlimited|generous|flexible|paid|ample) (?:vacation|holidays?|time[- ]off|leave|pto)\b|\b(?:retirement|savings|pension|stock purchase|profit[- ]sharing) plans?\b|\b(?:company|employer) match\w*\b|\bmatch(?:es|ing)? (?:the first |up to )?\d+ ?%|\b(?:tuition|education|gym|commuter|transit|fitness|internet|phone|wellness|home[- ]office) (?:reimbursement|assistance|benefits?|stipend|allowance|credits?|discounts?)|\b(?:wellness|commuter benefits?) program(?:me)?s?\b|\bemployee (?:assistance|discount|stock|referral)s?\b|\b(?:disability|ad&d|pet) (?:and \w+ )?insurance\b|\b(?:company|employer)[- ](?:paid|funded|provided) (?:life|health)\b|\b(?:medical|vision|healthcare|dental)(?:,? (?:and |& )?(?:medical|vision|health|dental))* (?:coverage|plans?|benefits?)\b|\bhealth (?:care )?(?:coverage|benefits?|insurance)\b|\b(?:fertility|adoption|surrogacy) (?:benefits?|support|assistance|and \w+)\b|^(?:fertility|adoption|surrogacy)\b|\bflexible spending\b|\bhealth savings account|\bhsa ?(?:and|&|\/|,) ?fsa\b|\bfsa ?(?:and|&|\/|,) ?hsa\b|\bopen enrol+ment\b|\b(?:catered|free|complimentary|subsidi[sz]ed) (?:lunch\w*|meals?|snacks?|breakfasts?|coffee|parking|gym)\b|\bbenefits? (?:package|program(?:me)?s?|include|you(?:['’]ll| will) enjoy|offered|and perks|& perks)\b|^(?:the |our |other |some )?(?:perks|benefits)\b|\bteam (?:offsites?|outings?|retreats?)\b|\bfamily building\b/i;

/** "Click here to learn more", "interested in applying?", "Thanks and regards, A. Sharma, US IT recruiter". */
const APPLYING =
  /^apply (?:online|now|today|directly|via (?:the|our) [\p{L} ]{3,25})(?: only| now| today)?\W*$|^(?:early|prompt|online) applications? (?:is |are |will be )?(?:advised|encouraged|recommended|welcomed?)\b|\b(?:transcripts?|letters? of (?:reference|recommendation|support)|resum[eé]s?|cvs?|cover(?:ing)? letters?|copy of (?:your |the )?(?:licen[cs]e|degree|diploma|certificat\w+)|copies of (?:your |all |the )?\p{L}+)\b[^.;]{0,80}\b(?:must|should|needs? to|has to|have to|is to|are to|to|can|may) be (?:uploaded|attached|submitted|enclosed|included|sent|provided with)\b|\bclick(?:ing)? (?:here|on|the|below|["“'‘]|apply|our)\b|\b(?:to )?learn more about (?:us|our|this (?:role|job|position)|the (?:company|team))\b|\bvisit (?:us|our (?:web)?site|www|\[url\])|\bfollow (?:us|our (?:page|linkedin))\b|\b(?:submit|send|forward|upload|share) (?:me |us )?(?:on |over |in |through )?(?:your|an?|the) (?:updated |up[- ]to[- ]date |current |latest |most recent )?(?:resum[eé]|résumé|cv|application|portfolio|profile)\b|\b(?:message and )?data rates (?:may )?apply\b|\btext messag(?:es?|ing)\b[^.;]{0,60}\b(?:frequency|agree|consent|carriers?|rates|opt)\b|\bundelivered messages\b|\b(?:agree|consent) to receive\b|\b(?:application|posting|deadline) (?:deadline|window|closes|close|to apply|is open|will be open|will close|date)\b|^(?:deadline|posted|job id|req(?:uisition)? ?(?:id|number|#)|reference|ref)\b|\binterested in (?:applying|this (?:role|job|position|opportunity))\b|\b(?:i['’]d|we['’]d|we would|i would) love to (?:hear from you|stay in touch|chat|talk|meet you)\b|\b(?:look|looking) forward to (?:hearing|receiving|meeting|reviewing)\b|\bthanks (?:&|and) regards\b|\bdice is the leading\b|\brecruit(?:er|ment consultant|ing team) (?:at|i|\||,|-|–)\b|\bdo not (?:have to|need to) meet (?:all|every)\b|\bdon['’]t (?:have to|need to) (?:meet|tick|have) (?:all|every)\b/iu;

/** "[url]", "Legal disclaimer:", "The ideal candidate will have:": what only leads to more, or stands for what was cut out. */
const EMPTY =
  /^\W*(?:\[\w+\]\W*)+$|^\W*(?:legal )?disclaimers?\W*$|^\W*(?:eoe|aa|eeo|[mfwdvxh](?=\/))(?:\W+(?:[mfwdvxh]|eoe|aa|eeo|vets?|disab\w+))*\W*$|^[^.;]{0,60}\b(?:following(?: \w+)?|candidates? (?:will|should|must|would) (?:have|be|bring)|areas|you(?:['’]ll| will)? (?:have|bring|need)|embody)\s?:\W*\d?\W*$|^(?:would|do|are|have) you (?:like|want|ready|excited|passionate|looking|keen|dream\w*|love|enjoy|thrive)\b[^.;]*\?$/i;

/** "If you need an adjustment", "candidates from any background". */
const FOR_EVERYBODY =
  /\b(?:request|requir\w+|need\w*|ask(?:ing)? for) (?:an? |any |some )?(?:reasonable )?(?:adjustments?|accommodations?)\b|\baccessibility needs?\b|\b(?:from )?(?:any|all|every|diverse|different|non-traditional) backgrounds?\b(?! (?:checks?|screening))|\ball qualified (?:applicants|candidates)\b|\b(?:everyone|everybody) is welcome\b|\ball walks of life\b/i;

/** "In-office location: Mountain View", "Duration: 12 months". */
const ROW =
  /^(?:(?:in[- ]office|work|job|office|primary|company) )?(?:location|address|duration|start date|end date|job type|employment type|work (?:model|setting|arrangement|schedule|hours|authori[sz]ation)|pay(?: rate)?|compensation|rate|schedule|shift|hours|industry|department|reports to|travel|visa|interview(?: process| mode)?|client|posted|seniority level|job function|contract type)s?\s?:/i;

/** "Your voice matters!", "Yes, please!", "let's grow together!" */
const CHEERS =
  /^\W*(?:your \w+ matters|yes,? please|let['’]s [\w ]{2,30}|we(?:['’]d| would) love to [\w ]{2,30}|sounds? (?:good|great|like you)[\w ]{0,20}|apply (?:today|now)|join us[\w ]{0,20}|are you (?:in|ready|a fit|up for it)|don['’]t (?:wait|hesitate)[\w ]{0,20}|is this you|ready to [\w ]{2,25}|come (?:join|work|grow)[\w ]{2,25})\W*$/iu;

/** What one does with them for a living. */
const OF_THE_WORK =
  /^\W*(?:\p{L}+ly )?(?:administ\p{L}*|manag\p{L}*|coordinat\p{L}*|process\p{L}*|oversee\p{L}*|design\p{L}*|develop\p{L}*|negotiat\p{L}*|reconcil\p{L}*|handl\p{L}*|prepar\p{L}*|maintain\p{L}*|review\p{L}*|calculat\p{L}*|monitor\p{L}*|implement\p{L}*|advis\p{L}*|ensur\p{L}*|support\p{L}*|answer\p{L}*|conduct\p{L}*|lead\p{L}*|analy[sz]\p{L}*|assist\p{L}*|track\p{L}*|experience\p{L}*|knowledge|understanding|familiar\p{L}*|expert\p{L}*|proficien\p{L}*|background|\d+\+? years)(?!\p{L})|\b(?:experience|knowledge|understanding|expertise|background) (?:of|in|with|administering|managing)\b/iu;

/** "Drug and alcohol test before start", "only those we pick will be called", "certificates are checked at interview". */
const OF_THE_CHOICE =
  /^you(?:['’]ll| will) be asked to (?:sit|take|do|complete) (?:an? |the |our )?(?:[\p{L}-]+ ){0,3}(?:test|assessment|exercise)\b|^(?:a |the |our |mandatory |pre-?employment |random )*(?:drugs?|d ?& ?a|alcohol|medical|driving assessment)\b[^.;:]{0,60}\b(?:tests?|testing|screen\p{L}*|assessment|before (?:the )?(?:start|first)|will take place)\b|^only (?:those|candidates|applicants|people)\b[^.;]{0,50}\b(?:called|contacted|notified|hear from us|be invited)\b|\b(?:dbs|occupational health|police|criminal record)s?(?: (?:and|&) [\p{L} ]{3,25}?)? clearances? (?:appl(?:y|ies)|is|are|will be)\b|^(?:please )?(?:answer|address) the (?:mandatory|essential|key|selection) (?:requirements|criteria|questions)\b|^(?:all |your |original )*(?:certificates|documents|tickets|qualifications|licen[cs]es|references) (?:are|will be) (?:checked|verified|seen|taken up|inspected)\b|^send (?:your |us )?(?:tickets|papers|certificates)\b|^if (?:your|the) [\p{L} ]{3,25} (?:are not|aren['’]t|is not|isn['’]t) attached\b|^\d{1,2}[.:]\d\d ?(?:am )?(?:to|till|until|-) \d|^\d{1,2} (?:wks|weeks) (?:hols|holidays?|leave)\b/iu;

const asksNothing = [OF_THE_CHOICE, LEGAL, EMPTY, FOR_EVERYBODY, ROW, CHEERS].map((one) => testOf(one));
const isOfTheOffer = [PAY, BENEFITS, APPLYING].map((one) => testOf(one));
/** Whether a text tells of work with pay, leave and benefits. */
export const isOfTheWork = testOf(OF_THE_WORK);

/** Whether a statement is of that kind; what is done with benefits and pay for a living is not. */
export function isBelowTheAd(text: string): boolean {
  return (
    asksNothing.some((says) => says(text)) || (isOfTheOffer.some((says) => says(text)) && !isOfTheWork(text))
  );
}
