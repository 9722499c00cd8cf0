// What an ad says of its demands, beside them, and what announces them.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

describe('remarks on the demands', () => {
  it('say how soon another is learnt, and that rules are rules', () => {
    const all = asked(
      "Dispatcher\n\nRequirements\n- Two years in a control room\n- If you've only worked with another system you'll pick ours up in days.\n- British national. Vetting rules, nothing we can do about it.\n",
    );
    expect(all.every((one) => one.includes('control room'))).toBe(true);
  });
  it('say what will not get past those who check', () => {
    const all = asked(
      "Crane Operator\n\nRequirements\n- NCCCO certification, in date. A lapsed card and the written test alone won't get past our insurer.\n- Two years on tower cranes\n",
    );
    expect(all.filter((one) => one.includes('insurer'))).toEqual([]);
    expect(all.some((one) => one.includes('NCCCO'))).toBe(true);
  });
  it('ask for nothing', () => {
    const spec =
      'Legal Executive\n\nCar allowance: no. Home working: yes.\n\nPerson specification - essential (scored at interview)\n- Fellowship of CILEX. Older names of the same grade are accepted.\n- Tidy drafting; you will be judged by your letters\n- Adjustments are available at each stage\n\nDesirable\n- Welsh. None of these is required.\n';
    expect(asked(spec)).toHaveLength(2);
  });
  it('say when the list closes and how one is to come, and ask for nothing', () => {
    const spec =
      'Florist\n\nRequirements\n- Two years in a flower shop\n- Sundays and early starts come with the territory.\n- The advert may close early if we find someone.\n- Come as you are.\n';
    expect(asked(spec).every((one) => one.includes('flower shop'))).toBe(true);
  });
  it('stress several demands at once, and say which of them will do', () => {
    const spec =
      'Tax Manager\n\nWe need a Chartered Tax Adviser with at least five years of trust work. That qualification and those years are not negotiable. Neither is optional. You do not need them all: one is plenty.\n';
    expect(asked(spec).filter((one) => /negotiable|optional|plenty|need them/.test(one))).toEqual([]);
    expect(asked(spec).filter((one) => one.startsWith('hard'))).toHaveLength(2);
    const german =
      'Koch\n\nIhr Profil\n- Ausbildung als Koch und drei Jahre Praxis. Beides ist nicht verhandelbar.\n';
    expect(asked(german).join(' ')).not.toContain('verhandelbar');
    const french =
      "Cuisinier\n\nVotre profil\n- CAP cuisine et trois ans d'expérience. Ces deux points sont non négociables.\n";
    expect(asked(french).join(' ')).not.toContain('négociables');
  });
  it('forgive, and ask for nothing', () => {
    const spec =
      "Florist\n\nRequirements\n- Two years in a flower shop\n- A parking ticket from two years back won't count against you.\n- Eine Lücke im Lebenslauf ist kein Ausschlussgrund.\n- Une reconversion récente n'est pas éliminatoire.\n";
    expect(asked(spec).every((one) => one.includes('flower shop'))).toBe(true);
  });
  it('leave the wishes behind them, however many they are', () => {
    const spec =
      'Groom\n\nA few things I cannot bend on. You need to have your own saddle. You must have ridden for three years. Plaiting, clipping, and some German would all be gravy.\n';
    expect(asked(spec).filter((one) => /Plaiting|clipping|German/.test(one))).toEqual([
      expect.stringMatching(/^nice/),
      expect.stringMatching(/^nice/),
      expect.stringMatching(/^nice/),
    ]);
  });
  it('say who need not apply, and ask for no second degree', () => {
    const spec =
      'Site Geologist\n\nRequirements\n- Bachelor of Science in Geology. Diploma holders please do not apply as the ministry requires the degree.\n- Core logging\n';
    expect(asked(spec)).toHaveLength(2);
    expect(asked(spec)[0]).toMatch(/^hard degree: Bachelor/);
  });
  it('count the demands that follow them, and say what cannot be done without one', () => {
    const spec =
      'Lift Engineer\n\nWe look after 400 lifts in the city and the phone never stops. There are a few things we need before we meet. You will be trained in lifts, meaning an NVQ Level 3 or an EOR that has been accepted here. You will hold a blue CSCS card. They cannot send you to a site without it.\n\nWrite to Ann with a CV.\n';
    const all = asked(spec);
    expect(all.filter((one) => /few things|cannot send/.test(one))).toEqual([]);
    expect(all).toContainEqual(expect.stringMatching(/^hard .*trained in lifts, meaning an NVQ/));
  });
  it('come to the point, tell who has asked for people, and how one applies', () => {
    const spec =
      'Joiner\n\nOur client is growing and has asked us for three joiners. Straight to the point, as you are on site.\n\nYou must have three years of second fix joinery.\n\nNice to have\n- CAD\n\nApply on the jobs portal by 27 November with a CV. Please apply via our careers page. Apply through the council website.\n';
    const all = asked(spec);
    expect(all.filter((one) => !/second fix|CAD/.test(one))).toEqual([]);
    expect(asked('Coater\n\nDuties\n- Apply coatings by hand and by spray gun\n').join(' ')).toContain(
      'coatings',
    );
  });
  it('say why a licence is needed, what kind of house it is, and what one does in the post', () => {
    const spec =
      'Groom\n\nNeed:\n- BHS Stage 2\n- Driving licence. No train stops at Lower Yard, and you feed there at six.\n';
    expect(asked(spec).join(' ')).not.toContain('train');
    const house =
      'Groom\n\nYou must hold BHS Stage 2. We are a yard that learns from every horse, and BSL, at whatever level you have reached, is put to use. We have four arenas.\n';
    expect(asked(house).every((one) => one.includes('BHS'))).toBe(true);
    const french =
      "Frigoriste\n\nVotre quotidien : vous cherchez la fuite, vous rechargez et vous consignez ce que vous avez trouvé.\n\nCe qu'il nous faut\n- Attestation fluides catégorie 1\n- Vous avez trois ans de froid commercial\n";
    expect(asked(french).map((one) => one.split(':')[0])).toEqual([
      'duty duty',
      'hard certificate',
      'hard years',
      'must skill',
    ]);
  });
  it('name traits of character alone, and ask for nothing that a CV shows', () => {
    const spec =
      'Glazier\n\nYour profile\n- Three years of leaded lights\n- Structured way of working, team spirit\n- Rigueur, sang-froid et dynamisme\n';
    expect(asked(spec).every((one) => one.includes('leaded lights'))).toBe(true);
  });
  it('say what is to be sent, how long the work lasts and who may apply, and ask for nothing', () => {
    const spec =
      "Roofer\n\nRequirements\n- Five years of slating\n\nApply online only. Copies of licenses and three letters of reference must be uploaded. This is 9 months' work guaranteed with a strong possibility of extension. Because of ITAR you must be a U.S. person (citizen or green card holder), no exceptions. You will be asked to sit a slating test on the first day. Early application advised. M/F/D/V.";
    expect(asked(spec).every((one) => one.includes('slating') && !one.includes('test'))).toBe(true);
  });
  it('wish for more behind a wish', () => {
    const spec =
      'Technicien\n\nVotre profil\nBTS électrotechnique. Une expérience en laiterie est un plus, tout comme le permis nacelle et la soudure inox. Vous êtes rigoureux, réactif et vous aimez le travail en équipe. Vous participez aux astreintes.\n\nWe would love to hear from you if you also have:\n- a welding certificate';
    const [first, ...others] = asked(spec);
    expect(first).toContain('BTS');
    expect(others.every((one) => one.startsWith('nice'))).toBe(true);
    expect(others.join(' ')).toContain('welding certificate');
    expect(others.join(' ')).not.toMatch(/rigoureux|astreintes/);
  });
  it('say who will train, when the work begins and for whom a letter is written, and ask for nothing', () => {
    const spec =
      'Monteur\n\nVotre profil\n- Trois ans de montage de serres\n- Sinon, on vous forme.\n- Si le logiciel n’est pas le vôtre, nous vous formons.\n\nJe vous écris pour un client de la région. Entrée en fonction au 1er mars ou à convenir.\n';
    expect(asked(spec).every((one) => one.includes('serres'))).toBe(true);
  });
  it('wish for what is of interest', () => {
    const spec =
      'Dessinateur\n\nVotre profil\n- Trois ans de dessin de charpente\n- Une expérience du bois lamellé nous intéresse beaucoup\n';
    const [wish, ...more] = asked(spec).filter((one) => one.includes('lamellé'));
    expect(wish).toMatch(/^nice/);
    expect(more).toEqual([]);
  });
  it('say by its letters which post is to be filled', () => {
    const spec =
      'Dental Practice Manager (DPM)\n\nTo run our second surgery we are looking for a DPM for Truro.\n\nRequirements\n- Two years of managing a surgery\n';
    expect(asked(spec).join(' ')).not.toContain('Truro');
  });
  it('announce what follows them, and are none of it', () => {
    const all = asked(
      'Barn Surveyor\n\nWe survey barns for the county.\n\nSome things we cannot do without. Membership of RICS. Calm with bulls.',
    );
    expect(all.join(' ')).not.toContain('do without');
    expect(all.filter((one) => one.startsWith('hard')).join(' ')).toContain('Membership of RICS');
  });
  it('say what the letters of the list mean, and ask for nothing', () => {
    const all = asked(
      'Bursar\n\nPerson specification      E = essential, D = desirable\nA degree in accounting     E\nThree years in a school office     E\nWelsh      D\nSims     D',
    );
    expect(all.join(' ')).not.toContain('E = essential');
  });
});
