# A settlement step by step, in the order of our guide.

steps-sorted = Put in, from the smallest: { $amounts }
steps-amount = { $name } { $amount }
    .folded = { $name } { $amount } (folded)
steps-dead = Dead money: { $amount }

steps-pot = { $pot }: { $sum } = { $amount }. Eligible: { $names }
    .nobody = { $pot }: { $sum } = { $amount }. Nobody eligible
steps-number = { $value }
steps-layer = { $depth } × { $payers }
steps-part-folded = { $amount } (folded { $name })
steps-part-dead = { $amount } (dead)
steps-part-rake = { $amount } (rake)
steps-returned = Returned: { $top } − { $second } = { $amount } to { $name }, uncalled
    .plain = Returned: { $amount } to { $name }, uncalled
steps-check = Check: { $sum } = { $total }

steps-won = { $pot } ({ $amount }): { $name }
steps-split = { $pot } ({ $amount }), split: { $shares }
steps-odd = Odd chips: { $shares }. Order from the left of the button: { $order }
steps-paid = Paid: { $shares }
steps-nobody = { $pot } ({ $amount }): nobody eligible

note-folded-only-layer = { $pot }: { $amount } came from folded hands only. Where it goes is a house rule.
note-folded-only-returned = { $amount } was called by nobody: it goes back to { $name }, folded or not.
note-folded-only-merged = { $pot }: { $amount } that only folded hands had paid is in it.
note-uncontested = { $pot }: { $name } alone can win it. It is won, not returned.
note-below-unit = { $pot }: { $amount } is less than one chip of { $unit }. It goes with the first share.

settled-goes-back = { $amount } back to { $name }
settled-goes-in = { $pot } becomes { $amount }
settled-goes-return = Returned to the bettor ({ $presets }): { $parts }
settled-goes-merge = Merged into the pot below ({ $presets }): { $parts }
settled-odd = { $pot }: odd chip { $amount } to { $name }. Order from the left of the button: { $order }
settled-tie = { $pot }: tie between { $names }, with too few chips for a share each
