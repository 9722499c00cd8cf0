// Papers of a lower rank that share their register, their board or their field with the one that is asked for: a nursing
// associate has an NMC pin and is no registered nurse, "COTA" stands behind NBCOT, an associate's licence is under
// supervision. A line that names the lower rank and not the one asked for is of the lower; where no line names the rank,
// the CV as a whole says which one it is. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { inLettersOf } from '../../text/expressions/first-look.ts';
import { cased, type Cased, type Sought } from '../../text/expressions/cased.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

/** Who is asked for, who is of a lower rank, and what shows that the person is of the one asked for. */
type Rank = { asked: Sought; lower: Sought; own: Sought };

const NONE = /(?!)/;
function rank(asked: Partial<Cased>, lower: Partial<Cased>, own: Partial<Cased>): Rank {
  const [first, second, third] = [asked, lower, own].map(({ words = NONE, names = NONE }) =>
    cased({ words, names }),
  );
  return { asked: first as Sought, lower: second as Sought, own: third as Sought };
}

const RANKS: readonly Rank[] = [
  rank(
    {
      words:
        /\bregistered (?:general |adult |mental health |children['’]?s )?nurses?\b|\b(?:adult|staff|children['’]?s|mental health) nurse\b/i,
      names: /\bRN[AMC1]?\b/,
    },
    {
      words:
        /\bnursing associates?\b|\b(?:practical|vocational|enrolled) nurses?\b|\bnurs(?:e|ing) (?:aide|assistant)s?\b/i,
      names: /\b(?:NAR|TNA|LPN|LVN|CNA)\b/,
    },
    {
      words:
        /\b(?:registered|staff|charge|general|adult|mental health|children['’]?s) nurse\b|\bsister\b|\bward manager\b/i,
      names: /\b(?:RN|RNA|RGN|RMN|RNLD|RNMH|RSCN|NCLEX-RN)\b/,
    },
  ),
  rank(
    { words: /\bparamedics?\b/i, names: /\bEMT-?P\b/ },
    {
      words:
        /\bemergency medical technicians?\b|\b(?:advanced )?emt\b(?!-?p)|\bassociate ambulance pract\w+|\b(?:ambulance|emergency care) (?:technician|assistant)s?\b/i,
      names: /\bA?EMT(?:-[ABI])?\b(?!-?P)|\b(?:AAP|ECA)\b/,
    },
    { words: /\bparamedics?\b/i, names: /\bEMT-?P\b|\bNRP\b|\bMedic\b(?! class)/ },
  ),
  rank(
    { words: /\boccupational therap/i, names: /\bOTR?\b/ },
    { words: /\b(?:occupational therapy|ot) assistants?\b/i, names: /\bC?OTA\b/ },
    { words: /\boccupational therapists?\b/i, names: /\bOTR?\b(?! (?:assist|aide))/ },
  ),
  rank(
    { words: /\bphysical therap|\bphysiotherap/i, names: /\bPT\b/ },
    {
      words: /\b(?:physical therap(?:y|ist)|physiotherapy|physio|pt) (?:assistant|aide)s?\b/i,
      names: /\bL?PTA\b/,
    },
    {
      words: /\bphysical therapists?\b(?! assist)|\bphysiotherapists?\b/i,
      names: /\b(?:PT|DPT|MCSP)\b(?! (?:assist|aide))/,
    },
  ),
  rank(
    { words: /\bspeech/i, names: /\bSLP\b|\bSLT\b/ },
    { words: /\bspeech[\p{L} -]{1,25} assistants?\b/iu, names: /\bSLP-?A\b|\bSLTA\b/ },
    { words: /\bspeech[\p{L} -]{1,25}(?:patholog|therap)ists?\b/iu, names: /\bCCC\b|\bSL[PT]\b(?!-?A)/ },
  ),
  rank(
    {
      words: /\b(?:medical|clinical) (?:laboratory )?(?:scientist|technologist)s?\b/i,
      names: /\bML[ST]\(|\bMT\(|\bMLS\b|\bCLS\b/,
    },
    {
      words: /\b(?:medical |laboratory |lab )+(?:technician|assistant)s?\b/i,
      names: /\bMLT\b|\bMLA\b/,
    },
    { words: /\b(?:technolog|scient)ists?\b/i, names: /\b(?:MLS|CLS|BMS)\b(?! route)|\bMT\b/ },
  ),
  rank(
    {
      words: /\bclinical social work|\bindependent (?:clinical )?(?:social|lcsw)/i,
      names: /\bL(?:I|C|IC)SW\b|\bLCSW-?C\b/,
    },
    {
      words: /\b(?:master|associate|graduate|bachelor)s?(?: level)? (?:clinical )?social work/i,
      names: /\bL(?:M|G|B)?SW(?:-?A|AIC)?\b|\bASW\b|\bLSWAIC\b/,
    },
    {
      words: /\bindependent clinical social|\blicen[cs]ed (?:independent )?clinical social/i,
      names: /\bL(?:I|C|IC)SW\b/,
    },
  ),
  rank(
    {
      words: /\blicen[cs]ed (?:professional|mental health|marriage)[\p{L} ]* (?:counsel|therap)/iu,
      names: /\bL(?:PC|MHC|PCC|CPC|MFT)\b/,
    },
    {
      words:
        /\b(?:associate|provisional\w*|intern|temporary|limited)[\p{L} -]{0,25} (?:counsel|therap)|\bcounsel\w+ intern\b/iu,
      names:
        /\bL(?:A|G|AP|LP)[PM]?C\b|\bL(?:PC|MHC|MFT)-?(?:A|I|IT|T)\b|\b(?:APCC|AMFT|LAMFT|LAC|PLPC|RMHCI|MHCA)\b/,
    },
    { names: /\bL(?:PC|MHC|PCC|CPC|MFT)\b(?!-)/ },
  ),
  rank(
    { words: /\bboard[- ]certified behaviou?r analyst/i, names: /\bBCBA\b/ },
    { words: /\bassistant behaviou?r analyst|\bbehaviou?r technician/i, names: /\bBCaBA\b|\bRBT\b/ },
    { words: /\bbehaviou?r analyst\b/i, names: /\bBCBA\b/ },
  ),
  rank(
    {
      words:
        /\bteach(?:er|ing)['’]?s? (?:licen|certif|credential|regist|accredit)|\blicen[cs]ed? teacher|\bintervention specialist/i,
    },
    {
      words:
        /\bsubstitute\b|\b(?:teach(?:er|ing)|educational|classroom) (?:aide|assistant)s?\b|\bparaprofessional|\bpermission to teach|\blimited authority|\baide permit/i,
      names: /\b(?:LAT|HLTA)\b/,
    },
    {
      words:
        /\bteacher\b(?!['’]?s? (?:aide|assist))|\bprofessional\b(?<!para)|\bresident educator\b|\blicen[cs]e k-/i,
    },
  ),
  rank(
    { words: /\bmassage therap/i, names: /\bLMT\b/ },
    { words: /\bmassage (?:assistant|establishment)/i },
    { words: /\bmassage therapist\b/i, names: /\bLMT\b/ },
  ),
  // Who passed the first state examination is still in training for the second.
  rank(
    { words: /\bzweite[sn]? staats|\b2\. staats|\blehrbefähigung|\blehramtsbefähigung/i },
    { words: /\berste[sn]? staats|\b1\. ?(?:staats|st\.?ex)|\breferendar|\bvorbereitungsdienst/i },
    {
      words:
        /\bzweite[sn]? staats|\b2\. ?(?:staats|st\.?ex)|\bbeide staats|\blehrbefähigung|\bstudienr[aä]t|\bassessor/i,
    },
  ),
  rank(
    { words: /\brespiratory therap/i, names: /\bRRT\b/ },
    { words: /\bcertified respiratory therap/i, names: /\bCRT\b/ },
    { words: /\bregistered respiratory therap/i, names: /\bRRT\b(?![^.;]{0,20}(?:fail|exam|sims?\b))/ },
  ),
  // Who watches a beach may not teach.
  rank(
    { words: /\bmaître[- ]nageur|\bbeesan\b|\bbpjeps\b/i, names: /\bMNS\b/ },
    { words: /\bbnssa\b/i },
    { words: /\bmaître[- ]nageur|\bbeesan\b|\bbpjeps\b/i, names: /\bMNS\b/ },
  ),
  rank(
    { words: /\berzieher/i },
    {
      words: /\bkinderpfleger|\bsozial(?:pädagogische\w* )?assisten|\bheilerziehungspflegehelfer/i,
      names: /\bSPA\b/,
    },
    { words: /\berzieher/i },
  ),
];

/** "Under an OTR", "top-up to RN", "prepared for the pharmacist": of others, or of what is still to come. */
const OF_OTHERS =
  /(?<!\p{L})(?:to|towards?|by|under|with|for|alongside|from|the|of|assist\p{L}*|support\p{L}*|student|trainee|future|become|becoming|zu[rm]?|unter|bei) (?:(?:an?|the|my|our|two|other|registered|licen[cs]ed|supervising) ){0,2}(?:[\p{L}-]+ ?){1,2}/giu;

const ranksOf = rememberedOf((unit: Unit): readonly Rank[] => {
  if (!asksForPaper(unit)) return [];
  // A demand that takes the lower rank names it; what it names to refuse it ("not OTA") it does not take.
  const taken = unit.text.replace(refusedIn(unit.text), ' ');
  return RANKS.filter(({ asked, lower }) => asked.isIn(unit.text) && !lower.isIn(taken));
});

const REFUSED =
  /(?<!\p{L})(?:not|no|nor|rather than|without|instead of)(?: (?:an?|the|just|only|merely|as))* [\p{L}/-]+(?: [\p{L}/-]+)?|\([\p{L} ]*\b(?:not|no)\b[^()]*\)|[^.;,(]{0,60}\b(?:will not|won['’]t|cannot|can['’]t|not) (?:be )?(?:do|enough|suffice|accept\p{L}*|credential|consider\p{L}*|eligible)[^.;]*|[;.][^.;]*\b(?:separate|other) (?:posting|vacancy|ad)\b[^.;]*/giu;

const refusedIn = inLettersOf(REFUSED);
const othersIn = inLettersOf(OF_OTHERS);

function withoutOthers(text: string): string {
  return text.replace(othersIn(text), ' ');
}

/** What the lines tell of the person alone: in all, and where they begin, with posts and papers and not whom one taught. */
const ownOf = rememberedOf((cv: Cv): { text: string; heads: string } => {
  const lines = cv.lines.map(({ text }) => withoutOthers(text));
  return { text: lines.join('\n'), heads: lines.map((line) => line.slice(0, HEAD)).join('\n') };
});

const HEAD = 60;

/** The naming as one of another level where it is that of a lower rank. */
export function ofLowerRank(naming: Naming, unit: Unit, cv: Cv): Naming {
  const { line, words, stance } = naming;
  const ranks = stance === 'held' ? ranksOf(unit) : [];
  if (ranks.length === 0) return naming;
  const told = withoutOthers(line.text);
  const { text, heads } = ownOf(cv);
  const below = ranks.filter(({ lower, own }) => {
    if (own.isIn(told)) return false;
    return lower.isIn(told) || (lower.isIn(heads) && !own.isIn(text));
  });
  if (below.length === 0) return naming;
  // What somebody was before says nothing against what they are.
  const isAll = below.every(({ own }) => !own.isIn(text));
  return namingAs('other', { line, words, isExplicit: isAll });
}
